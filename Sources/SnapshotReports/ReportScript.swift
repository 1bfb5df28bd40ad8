/// What the page of failures does when one clicks and types.
enum ReportScript {
  static let source = """
    const sections = [...document.querySelectorAll('.failure')];
    const links = [...document.querySelectorAll('nav li a')];
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let current = 0;

    function select(index, moves) {
      if (!sections.length) return;
      current = Math.max(0, Math.min(sections.length - 1, index));
      sections.forEach((section, i) => section.classList.toggle('current', i === current));
      links.forEach((link, i) => {
        if (i === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
      if (moves) {
        sections[current].scrollIntoView({ block: 'start' });
        sections[current].focus({ preventScroll: true });
      }
    }

    function setMode(section, mode) {
      section.dataset.mode = mode;
      section.querySelectorAll('button[data-mode]').forEach(button =>
        button.setAttribute('aria-pressed', String(button.dataset.mode === mode)));
    }

    function setPosition(section, value) {
      const input = section.querySelector('input[type=range]');
      const pair = section.querySelector('.pair');
      if (!input || !pair) return;
      input.value = value;
      pair.style.setProperty('--at', input.value);
    }

    function zoom(section, step) {
      const select = section.querySelector('.zoom');
      if (!select) return;
      const index = select.selectedIndex + step;
      select.selectedIndex = Math.max(0, Math.min(select.options.length - 1, index));
      select.dispatchEvent(new Event('change'));
    }

    sections.forEach((section, index) => {
      section.addEventListener('focusin', () => select(index, false));
      section.addEventListener('pointerdown', () => select(index, false));
      section.querySelectorAll('button[data-mode]').forEach(button =>
        button.addEventListener('click', () => setMode(section, button.dataset.mode)));
      const canvas = section.querySelector('.canvas');
      const zooms = section.querySelector('.zoom');
      if (zooms) {
        const first = Number(canvas.style.getPropertyValue('--zoom'));
        for (const factor of [...new Set([1, 2, 3, 4, 6, 8, 12, 16, first])].sort((a, b) => a - b))
          zooms.add(new Option(factor + ' x', factor, false, factor === first));
        zooms.addEventListener('change', () => canvas.style.setProperty('--zoom', zooms.value));
      }
      const range = section.querySelector('input[type=range]');
      if (range) range.addEventListener('input', () => setPosition(section, range.value));
      const pair = section.querySelector('.pair');
      if (pair) {
        pair.addEventListener('pointermove', event => {
          if (section.dataset.mode !== 'slider' || event.pointerType !== 'mouse' && !event.buttons)
            return;
          const box = pair.getBoundingClientRect();
          setPosition(section, Math.round(100 * (event.clientX - box.left) / box.width));
        });
        pair.querySelectorAll('img').forEach(image => { image.draggable = false; });
      }
    });

    setInterval(() => {
      if (calm.matches) return;
      document.querySelectorAll('[data-mode=blink] .pair').forEach(pair =>
        pair.classList.toggle('other'));
    }, 600);

    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || !sections.length) return;
      const section = sections[current];
      const isField = ['INPUT', 'SELECT'].includes(event.target.tagName);
      const modes = ['slider', 'onion', 'blink', 'sides', 'marked'];
      const position = section.querySelector('input[type=range]');
      switch (event.key) {
      case 'j': select(current + 1, true); break;
      case 'k': select(current - 1, true); break;
      case '+': case '=': zoom(section, 1); break;
      case '-': zoom(section, -1); break;
      case 'ArrowLeft': case 'ArrowRight':
        if (isField || !position) return;
        setPosition(section, Number(position.value) + (event.key === 'ArrowLeft' ? -2 : 2));
        break;
      case ' ':
        if (section.dataset.mode !== 'blink' || event.target.tagName === 'BUTTON'
          || event.target.tagName === 'SUMMARY' || isField) return;
        section.querySelector('.pair')?.classList.toggle('other');
        break;
      default:
        if (isField || !modes[Number(event.key) - 1]) return;
        if (section.querySelector('.pair')) setMode(section, modes[Number(event.key) - 1]);
      }
      event.preventDefault();
    });

    const wanted = sections.findIndex(section => '#' + section.id === location.hash);
    select(Math.max(0, wanted), false);
    """
}
