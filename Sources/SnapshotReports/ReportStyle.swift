/// How the page of failures looks.
enum ReportStyle {
  static let css = """
    :root {
      --ink: #1c1f24; --soft: #5d6672; --paper: #f6f7f9; --card: #fff; --line: #dde1e7;
      --accent: #0a66d6; --onAccent: #fff; --check: #e6e9ee;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ink: #e8eaee; --soft: #9aa4b2; --paper: #14171b; --card: #1d2126; --line: #333a43;
        --accent: #5aa7ff; --onAccent: #0d1116; --check: #2a3038;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; display: grid; grid-template-columns: 17rem minmax(0, 1fr); min-height: 100vh;
      font: 14px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
    }
    nav {
      position: sticky; top: 0; height: 100vh; overflow: auto; padding: 20px 16px;
      border-right: 1px solid var(--line); background: var(--card);
    }
    h1 { font-size: 17px; margin: 0 0 12px; }
    h2 { font-size: 17px; margin: 0; overflow-wrap: anywhere; }
    h3 { font-size: 13px; margin: 20px 0 8px; color: var(--soft); font-weight: 600; }
    ol { margin: 0; padding: 0; list-style: none; }
    nav a {
      display: block; padding: 4px 8px; margin: 0 -8px; border-radius: 6px; color: inherit;
      text-decoration: none; overflow-wrap: anywhere;
    }
    nav a:hover { background: var(--paper); }
    nav a[aria-current] { background: var(--accent); color: var(--onAccent); }
    .keys { margin-top: 20px; color: var(--soft); font-size: 12px; line-height: 2; }
    kbd {
      font: 11px ui-monospace, monospace; padding: 0 5px; border: 1px solid var(--line);
      border-radius: 4px; background: var(--paper); color: var(--soft);
    }
    main { padding: 20px; min-width: 0; }
    .failure {
      background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 20px; margin-bottom: 20px; scroll-margin-top: 20px;
    }
    .failure:focus { outline: none; }
    .failure.current { border-color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .where { margin: 2px 0 0; color: var(--soft); font-size: 12px; overflow-wrap: anywhere; }
    .message { margin: 10px 0 0; overflow-wrap: anywhere; }
    dl { display: flex; flex-wrap: wrap; gap: 6px 24px; margin: 12px 0 0; }
    dt { color: var(--soft); font-size: 12px; }
    dd { margin: 0; font-variant-numeric: tabular-nums; }
    .tools { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin: 16px 0 10px; }
    .tools label { margin-left: 10px; color: var(--soft); }
    button, select {
      font: inherit; color: inherit; padding: 3px 10px; border: 1px solid var(--line);
      border-radius: 7px; background: var(--paper); cursor: pointer;
    }
    button[aria-pressed="true"] {
      background: var(--accent); border-color: var(--accent); color: var(--onAccent);
    }
    button[aria-pressed="true"] kbd { color: inherit; background: none; border-color: currentColor; }
    input[type="range"] { width: 200px; vertical-align: middle; accent-color: var(--accent); }
    .canvas, .cluster {
      overflow: auto; padding: 14px; border-radius: 8px; border: 1px solid var(--line);
      background: repeating-conic-gradient(var(--check) 0 25%, transparent 0 50%) 0 0 / 16px 16px;
    }
    img { display: block; image-rendering: pixelated; }
    .canvas img, .cluster img {
      width: calc(var(--w) * var(--zoom) * 1px); height: calc(var(--h) * var(--zoom) * 1px);
      max-width: none;
    }
    figure { margin: 0; }
    figcaption { font-size: 12px; color: var(--soft); margin-top: 4px; }
    .pair { position: relative; display: inline-grid; --at: 50; }
    .pair figure { grid-area: 1 / 1; }
    .pair figcaption { display: none; }
    [data-mode="slider"] .pair figure:nth-child(3), [data-mode="onion"] .pair figure:nth-child(3),
    [data-mode="blink"] .pair figure:nth-child(3),
    [data-mode="marked"] .pair figure:not(:nth-child(3)) { display: none; }
    [data-mode="slider"] .pair figure:nth-child(1) {
      clip-path: inset(0 calc((100 - var(--at)) * 1%) 0 0);
    }
    [data-mode="slider"] .pair figure:nth-child(2) { clip-path: inset(0 0 0 calc(var(--at) * 1%)); }
    [data-mode="slider"] .pair::after {
      content: ""; position: absolute; top: -14px; bottom: -14px; width: 2px; margin-left: -1px;
      left: calc(var(--at) * 1%); background: var(--accent); pointer-events: none;
    }
    [data-mode="onion"] .pair figure:nth-child(2) { opacity: calc(var(--at) / 100); }
    [data-mode="blink"] .pair:not(.other) figure:nth-child(2) { visibility: hidden; }
    [data-mode="blink"] .pair.other figure:nth-child(1) { visibility: hidden; }
    [data-mode="sides"] .pair { display: inline-flex; gap: 16px; align-items: flex-start; }
    [data-mode="sides"] .pair figcaption { display: block; }
    [data-mode="blink"] .position, [data-mode="sides"] .position, [data-mode="marked"] .position {
      visibility: hidden;
    }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; padding: 4px 14px 4px 0; border-bottom: 1px solid var(--line); }
    th { color: var(--soft); font-weight: 500; font-size: 12px; }
    .swatch {
      display: inline-block; width: 14px; height: 14px; border-radius: 3px; margin-right: 8px;
      border: 1px solid var(--line); vertical-align: -2px;
    }
    details { margin-top: 12px; }
    summary { cursor: pointer; color: var(--soft); }
    pre {
      overflow: auto; padding: 12px; border-radius: 8px; background: var(--paper);
      font: 12px/1.5 ui-monospace, monospace;
    }
    @media (max-width: 800px) {
      body { display: block; }
      nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); }
    }
    """
}
