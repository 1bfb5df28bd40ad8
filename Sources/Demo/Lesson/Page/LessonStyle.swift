/// How the lesson looks.
enum LessonStyle {
  static let css = colors + text + figures + controls + widths + print

  private static let colors = #"""
    :root {
      color-scheme: light;
      --ink: #23201c; --soft: #6d665c; --paper: #faf7f1; --card: #fffdf9; --line: #e2dbcf;
      --accent: #c2261d; --onAccent: #fff; --wash: #f1ebe0; --good: #1f6b45;
      --serif: "Iowan Old Style", Charter, "Bitstream Charter", "Palatino Linotype", Palatino,
        Georgia, "Noto Serif", "DejaVu Serif", serif;
      --sans: system-ui, -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, "DejaVu Sans Mono", monospace;
    }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --ink: #ece7de; --soft: #a59d90; --paper: #171512; --card: #1f1c18; --line: #3a352d;
      --accent: #ff7b6b; --onAccent: #1b0b08; --wash: #29251f; --good: #7fd1a5;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) {
        color-scheme: dark;
        --ink: #ece7de; --soft: #a59d90; --paper: #171512; --card: #1f1c18; --line: #3a352d;
        --accent: #ff7b6b; --onAccent: #1b0b08; --wash: #29251f; --good: #7fd1a5;
      }
    }

    """#

  private static let text = #"""
    * { box-sizing: border-box; }
    html { scroll-padding-top: 24px; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; color: var(--ink); background: var(--paper);
      font: 1.125rem/1.6 var(--serif); font-kerning: normal; overflow-wrap: break-word;
    }
    .lesson { max-width: 1328px; margin: 0 auto; padding: 0 24px; }
    h1 {
      font-size: clamp(2.125rem, 4.6vw, 3.75rem); line-height: 1.08; font-weight: 600;
      letter-spacing: -0.015em; margin: 0 0 1.25rem; max-width: 17em; text-wrap: balance;
    }
    h2 { font-size: 1.875rem; line-height: 1.2; font-weight: 600; margin: 0 0 16px;
      text-wrap: balance; }
    h2 .number { display: block; font: 600 0.8125rem/1 var(--sans); color: var(--accent);
      letter-spacing: 0.08em; margin-bottom: 10px; }
    p { margin: 0 0 16px; hanging-punctuation: first; text-wrap: pretty; }
    .lede { font-size: 1.25rem; max-width: 40em; }
    a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: 3px; }
    code, samp { font: 0.82em/1 var(--mono); background: var(--wash); padding: 2px 5px;
      border-radius: 4px; }
    .math { font: 0.9375rem/1.7 var(--mono); background: var(--wash); border-radius: 8px;
      padding: 12px 16px; margin: 0 0 16px; overflow-x: auto; white-space: pre; }
    .top { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center;
      gap: 12px 16px;
      padding: 20px 0 32px; font: 0.875rem/1.3 var(--sans); color: var(--soft); }
    .top span { flex: 1 1 8rem; }
    .top strong { color: var(--ink); }
    .theme { white-space: nowrap; }
    .skip { position: absolute; left: -9999px; }
    .skip:focus { left: 16px; top: 12px; background: var(--card); padding: 8px 12px; z-index: 9; }
    .course { list-style: none; counter-reset: step; margin: 40px 0 0; padding: 0;
      display: grid; grid-template-columns: repeat(5, 1fr); gap: 0 24px;
      font: 0.875rem/1.35 var(--sans); border-top: 1px solid var(--line); }
    .course li { border-bottom: 1px solid var(--line); }
    .course a { display: flex; gap: 10px; padding: 12px 0; min-height: 3.875rem;
      text-decoration: none; }
    .course a::before { counter-increment: step; content: counter(step); color: var(--accent);
      font-weight: 600; min-width: 1.2em; }
    .course a:hover { color: var(--accent); }
    section { padding: 88px 0 0; }
    details { border-top: 1px solid var(--line); padding-top: 14px; margin-top: 8px; }
    summary { cursor: pointer; font-weight: 600; list-style-position: outside; margin-left: 20px; }
    summary::marker { color: var(--accent); }
    details p { margin: 12px 0 0 20px; }
    footer { margin: 96px 0 48px; padding-top: 20px; border-top: 1px solid var(--line);
      font: 0.875rem/1.6 var(--sans); color: var(--soft); max-width: 60em; }
    .notice { font: 0.9375rem/1.5 var(--sans); border-left: 3px solid var(--accent);
      background: var(--wash); padding: 10px 14px; margin: 0 0 24px; border-radius: 0 8px 8px 0; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }

    """#

  private static let figures = #"""
    figure { margin: 0; min-width: 0; }
    figcaption { font: 0.875rem/1.5 var(--sans); color: var(--soft); margin: 10px 0 0; }
    /* A mat round the picture, outside its box: a rounded frame would cut pixels off. */
    .stage { position: relative; line-height: 0; background: #fff; margin: 8px 0 24px;
      box-shadow: 0 0 0 8px #fff, 0 0 0 9px var(--line), 0 6px 28px 4px rgb(0 0 0 / 8%); }
    .stage canvas, .stage img { display: block; margin: 0 auto; max-width: 100%; height: auto; }
    .stage img { width: 100%; }
    .strip { display: block; margin-top: 20px; width: 640px; max-width: 100%; height: auto; }
    .is-live .still, .is-live .strip, [data-engine="comes"] .strip { display: none; }
    /* Until the engine runs, about as much room is kept as what comes with it will take. */
    figure { --room: 20rem; }
    figure[data-mistakes] { --room: 30rem; }
    figure.hero { --room: 36rem; }
    [data-engine="comes"] .stage { margin-bottom: calc(24px + var(--room)); }
    .picture { touch-action: pan-y; cursor: crosshair; -webkit-user-select: none;
      user-select: none; }
    .picture.is-held { cursor: grab; }
    .picture.is-held:active { cursor: grabbing; }
    .pixelated { image-rendering: pixelated; }
    .marker { position: absolute; pointer-events: none; outline: 1px solid #000;
      box-shadow: 0 0 0 3px #fff, 0 0 0 4px #000; }
    .exploded { margin-top: 24px; }
    .exploded .stage { background: #dee4ee; box-shadow: 0 0 0 8px #dee4ee, 0 0 0 9px var(--line); }
    .exploded canvas { cursor: grab; touch-action: none; }
    .exploded canvas:active { cursor: grabbing; }
    .panel { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; margin-top: 16px; }
    .lens { width: 100%; height: auto; border-radius: 8px; box-shadow: 0 0 0 1px var(--line);
      touch-action: pan-y; cursor: crosshair; display: block; background: var(--wash); }
    .ledger { font: 0.6875rem/1.5 var(--mono); margin: 0; padding: 0 10px; background: var(--card);
      border-radius: 8px; box-shadow: 0 0 0 1px var(--line); overflow: auto; scrollbar-width: thin;
      height: max(var(--opening, 0px), 11.25rem); }
    /* What is above or below in a ledger that scrolls fades out. */
    .ledger::after { content: ""; display: block; position: sticky; bottom: 0; height: 3em;
      margin: -3em 0 0; pointer-events: none; }
    .ledger.is-cut-below::after { background: linear-gradient(transparent, var(--card) 85%); }
    .ledger.is-cut-above .title::after { content: ""; position: absolute; left: 0; right: 0;
      top: 100%;
      height: 2.4em; pointer-events: none;
      background: linear-gradient(var(--card) 15%, transparent); }
    .ledger div { white-space: pre-wrap; padding-left: 3.6em; text-indent: -3.6em;
      overflow-wrap: anywhere; }
    .ledger div:last-of-type { padding-bottom: 12px; }
    .pad { font-size: 30%; }
    .who { display: block; white-space: normal; text-indent: 0; }
    .ledger .title { position: sticky; top: 0; padding: 12px 0 6px; z-index: 1;
      text-indent: 0; font-weight: 600; background: var(--card); }
    .ledger i { display: inline-block; width: 1.1em; height: 1.1em; margin-right: 0.5em;
      vertical-align: -0.2em; border-radius: 3px; text-indent: 0; }
    .ledger i.colored { box-shadow: inset 0 0 0 1px rgb(128 128 128 / 45%); }
    .facts { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 12px 0 0; padding: 0;
      font: 0.875rem/1.4 var(--sans); color: var(--soft); }
    .facts b { font: 600 0.8125rem/1 var(--mono); color: var(--ink); }

    """#

  private static let controls = #"""
    .controls { display: flex; flex-wrap: wrap; gap: 10px 24px; margin-top: 16px;
      align-items: center;
      font: 0.875rem/1.3 var(--sans); }
    .slider { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; flex: 1 1 260px;
      min-height: 2.25rem; min-width: 0; }
    .slider output { font: 0.8125rem/1 var(--mono); min-width: 5.2em; text-align: right;
      margin-left: auto; }
    input[type="range"] { flex: 1 1 90px; min-width: 0; margin: 0; height: 28px;
      accent-color: var(--accent);
      cursor: pointer; }
    button, select { font: inherit; color: inherit; background: var(--card); cursor: pointer;
      border: 1px solid var(--line); border-radius: 999px; padding: 7px 14px; min-height: 2.25rem;
      max-width: 100%; }
    button:hover, select:hover { border-color: var(--soft); }
    button[aria-pressed="true"] { background: var(--ink); border-color: var(--ink);
      color: var(--paper); }
    .play { min-width: 6.4em; }
    .switch { display: inline-flex; gap: 9px; align-items: center; cursor: pointer;
      min-height: 2.25rem; }
    .switch input { appearance: none; -webkit-appearance: none; margin: 0; width: 38px;
      height: 22px;
      border-radius: 11px; background: var(--line); position: relative; cursor: pointer;
      box-shadow: inset 0 0 0 1px var(--soft); }
    .switch input::after { content: ""; position: absolute; left: 3px; top: 3px; width: 16px;
      height: 16px;
      border-radius: 8px; background: var(--card); box-shadow: 0 0 0 1px var(--soft); }
    .switch input:checked { background: var(--good); box-shadow: none; }
    .switch input:checked::after { left: 19px; box-shadow: none; }
    @media (prefers-reduced-motion: no-preference) {
      .switch input::after { transition: left 0.12s; }
      /* Not before the figures have their height: the way would lead past the place. */
      [data-engine="runs"] { scroll-behavior: smooth; }
    }
    .mistakes { border: 0; padding: 0; margin: 14px 0 0; font: 0.875rem/1.3 var(--sans);
      min-width: 0; }
    .mistakes legend { padding: 0; color: var(--soft); margin-bottom: 8px; }
    .mistakes .choices { display: flex; flex-wrap: wrap; gap: 8px; }
    .mistakes label { position: relative; }
    .mistakes input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer;
      width: 100%; }
    .mistakes span { display: block; padding: 7px 13px; border: 1px solid var(--line);
      border-radius: 999px; background: var(--card); }
    .mistakes input:checked + span { background: var(--accent); border-color: var(--accent);
      color: var(--onAccent); }
    .mistakes input[value="-1"]:checked + span { background: var(--good); border-color: var(--good);
      color: var(--paper); }
    .mistakes input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px; }
    .worst { text-decoration: underline dotted; text-underline-offset: 3px; }
    .explanation { font: 0.9375rem/1.5 var(--sans); color: var(--soft); margin: 10px 0 0;
      min-height: 3em; }
    .hero .explanation { min-height: 1.5em; }
    .explanation:empty { display: none; }

    """#

  private static let widths = #"""
    @media (min-width: 45em) {
      .panel { grid-template-columns: 252px minmax(0, 1fr); align-items: start; }
      .hero .panel { grid-template-columns: 432px minmax(0, 1fr); }
    }
    @media (min-width: 73.75em) {
      .opening { display: grid; grid-template-columns: minmax(0, 1fr) 640px; column-gap: 56px;
        align-items: end; padding-bottom: 24px; }
      .opening h1 { margin: 0 0 12px; }
      .hero .ledger { font-size: 0.75rem; padding: 0 14px;
        height: max(var(--opening, 0px), 336px); }
      .hero .ledger div { padding-left: 5.4em; text-indent: -5.4em; }
      .hero .ledger .title { padding: 12px 0 6px; text-indent: 0; }
      .hero .pad { font-size: inherit; }
      .hero .who { display: inline; white-space: inherit; }
      section.step { display: grid; column-gap: 56px; align-items: start;
        grid-template-columns: minmax(0, 1fr) 640px; grid-template-rows: auto 1fr; }
      .step figure { grid-column: 2; grid-row: 1 / span 2; position: sticky; top: 24px; }
    }
    @media (max-width: 73.74em) {
      .opening { padding-bottom: 12px; }
      .step figure { margin: 24px 0; }
      .course { grid-template-columns: repeat(2, 1fr); }
    }
    @media (max-width: 32.5em) {
      figure { --room: 41rem; }
      figure[data-mistakes] { --room: 55rem; }
      figure.hero { --room: 62rem; }
      body { font-size: 1.0625rem; }
      .lesson { padding: 0 16px; }
      .course { grid-template-columns: 1fr; }
      .course a { min-height: 0; }
      .top { padding-bottom: 24px; }
      section { padding-top: 64px; }
      h2 { font-size: 1.625rem; }
      .slider { flex-basis: 100%; }
      .math { font-size: 0.8125rem; padding: 10px 12px; }
    }
    /* On a phone the picture comes before the words about it, on the first screen. */
    @media screen and (max-width: 32.5em) {
      header { display: flex; flex-direction: column; }
      .opening, .hero { display: contents; }
      .opening h1 { font-size: min(2.125rem, 14vw); margin-bottom: 1.25rem; }
      .lede { order: 1; margin-top: 0; }
      .hero .stage { margin-bottom: 1.75rem; }
      .hero > :not(.stage), header > nav { order: 2; }
    }
    @media (forced-colors: active) {
      .mistakes input:checked + span, button[aria-pressed="true"] { outline: 3px solid Highlight; }
    }

    """#

  private static let print = #"""
    @media print {
      @page { margin: 14mm; }
      :root, :root[data-theme="dark"], :root:not([data-theme="light"]) {
        color-scheme: light; --ink: #000; --soft: #444; --paper: #fff; --card: #fff; --line: #bbb;
        --accent: #a01c14; --wash: #f3f3f3;
      }
      body { font-size: 9.5pt; line-height: 1.45; }
      p { margin-bottom: 9pt; }
      .lede { font-size: 11pt; }
      .top { padding: 0 0 16px; }
      .opening { display: block; padding: 0; }
      .lesson { padding: 0; max-width: none; }
      .controls, .mistakes, .explanation, .course, .theme, .skip, .marker, .exploded[hidden] {
        display: none !important; }
      section, section.step { display: block; padding: 24px 0 0; break-inside: avoid-page; }
      footer { margin: 20px 0 0; padding-top: 8px; font-size: 8pt; break-inside: avoid; }
      footer p { margin: 0; }
      .top, figcaption, .facts { font-size: 8.5pt; }
      h2 .number, .facts b { font-size: 8pt; }
      h1 { font-size: 28pt; }
      h2 { font-size: 17pt; break-after: avoid; }
      figure { break-inside: avoid; margin: 12px 0; position: static !important; }
      .stage { box-shadow: none; border: 1px solid var(--line); margin: 0 0 10px; }
      .plain .stage { max-width: 100mm; }
      .stage canvas { width: 100% !important; left: 0 !important; }
      .picture { image-rendering: pixelated; }
      .hero { break-inside: auto; }
      .strip { width: 105mm; margin-top: 10px; }
      .is-live .strip { display: block; }
      .ledger::after, .ledger .title::after { content: none !important; }
      .ledger .title { position: static; background: none; }
      .panel, .hero .panel { grid-template-columns: 150px minmax(0, 1fr); margin-top: 10px; }
      .ledger, .hero .ledger { height: auto; overflow: visible; font-size: 7pt; padding: 0;
        box-shadow: none; background: none; }
      details::details-content { display: block; content-visibility: visible; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }

    """#
}
