// What is wrong with a table in the window as it is: an expression that the browser evaluates, for test_layout.py.
async ([share, real]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await frame();
  const SLACK = 2;
  const TOUCH = 38;  // between the middles of two that act differently, at least
  const GAP = 4;
  const faults = new Set();
  const table = document.querySelector('.zones');
  const phone = table.classList.contains('phone');
  const scrolls = table.classList.contains('scrolls');
  // No language is as long as the one for tests: in the lowest windows it may be.
  if (!real && (table.classList.contains('shallow') || table.matches('.side.low'))) return [];
  const label = (element) => (element.getAttribute('aria-label') || element.textContent.trim() || element.className).slice(0, 50);
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const box = (element) => element.getBoundingClientRect();
  const inWindow = ({ left, top, right, bottom }) =>
    left >= -SLACK && right <= innerWidth + SLACK && (scrolls || (top >= -SLACK && bottom <= innerHeight + SLACK));
  const hidden = (element) => element.closest('.vh, #choices, nav:has(.skip), dialog, .log, .scroll, .side .notice');

  if (document.scrollingElement.scrollWidth > innerWidth) faults.add('scrolls sideways');
  if (!scrolls && document.scrollingElement.scrollHeight > innerHeight + 1) faults.add('scrolls down');

  // The name of the game is whole in the bar.
  const title = table.querySelector('.where b');
  if (real && title && seen(title) && !title.closest('.column.low') && title.scrollWidth > title.clientWidth + 1) faults.add('the name of the game is cut');

  // Zones keep to themselves; a shelf that stays at the foot while the page scrolls may lie on them.
  const zones = [...table.children].filter((each) => seen(each) && !['fixed', 'absolute', 'sticky'].includes(getComputedStyle(each).position));
  for (const [index, a] of zones.entries()) for (const b of zones.slice(index + 1)) {
    const [one, other] = [box(a), box(b)];
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (wide > SLACK && high > SLACK) faults.add(`${a.className} lies on ${b.className}`);
  }

  // What can be chosen is in the window, uncovered, and large enough for a finger.
  for (const element of table.querySelectorAll('button, a[href], [data-place].can')) {
    if (!seen(element) || element.disabled || hidden(element) || box(element).width < SLACK) continue;
    if (scrolls) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const at = box(element.querySelector('.touch') ?? element);
    if (!inWindow(at)) { faults.add(`off the window: ${label(element)}`); continue; }
    const points = [[2, 2], [1, 2], [3, 2], [2, 1], [2, 3]].map(([x, y]) => [at.left + (at.width * x) / 4, at.top + (at.height * y) / 4]);
    if (!points.some(([x, y]) => element.contains(document.elementFromPoint(x, y)))) faults.add(`covered: ${label(element)}`);
    const place = element.matches('[data-place], [data-underworld]');
    if (phone && !place && !element.matches('.slot') && (at.width < TOUCH - GAP || at.height < TOUCH - GAP)) faults.add(`small: ${label(element)} ${Math.round(at.width)}x${Math.round(at.height)}`);
  }

  // What must be read is whole: in the window, and within all that would cut it. Only names may be shortened.
  // The box of a line is higher than its letters, and the more so the larger they are.
  const room = (text) => Math.max(4, text.height / 16);
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode;
    if (!data.trim() || !seen(parent) || hidden(parent) || parent.closest('[aria-hidden="true"] svg, svg:not([data-board]), .where')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const text of range.getClientRects()) {
      if (text.width < 1) continue;
      let shortened = false;
      for (let around = parent; around && around !== table; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.textOverflow === 'ellipsis' && around.matches('bdi, .n, .nm')) { shortened = true; break; }
        const edge = box(around);
        if (style.overflowX !== 'visible' && (text.left < edge.left - SLACK || text.right > edge.right + SLACK)) faults.add(`cut: ${data.trim().slice(0, 40)}`);
        if (style.overflowY !== 'visible' && (text.top < edge.top - SLACK || text.bottom > edge.bottom + SLACK)) faults.add(`cut below: ${data.trim().slice(0, 40)}`);
        if (around.matches('button') && (text.left < edge.left - SLACK || text.right > edge.right + SLACK || text.top < edge.top - room(text) || text.bottom > edge.bottom + room(text))) faults.add(`beyond its button: ${data.trim().slice(0, 40)}`);
      }
      if (!shortened && !inWindow(text)) faults.add(`off the window: ${data.trim().slice(0, 40)}`);
      const on = !shortened && !scrolls && document.elementFromPoint(text.left + text.width / 2, text.top + text.height / 2);
      if (on && on.closest('.zones > *') && on.closest('.zones > *') !== parent.closest('.zones > *')) faults.add(`another zone covers: ${data.trim().slice(0, 40)}`);
    }
  }
  // In the log no line begins with the full stop after a place.
  for (const place of table.querySelectorAll('.log .place')) {
    const after = place.nextSibling ?? place.parentElement.nextSibling;
    if (!seen(place) || after?.nodeType !== Node.TEXT_NODE || !/^[.,:;)]/.test(after.data)) continue;
    const range = document.createRange();
    range.setStart(after, 0);
    range.setEnd(after, 1);
    if (box(range).top >= box(place).bottom - SLACK) faults.add(`a line begins with its stop: ${label(place.closest('li'))}`);
  }
  const things = [...table.querySelectorAll('.prompt > *, .acts > *, .hand, .trk')].filter(seen);
  for (const [index, a] of things.entries()) for (const b of things.slice(index + 1)) {
    if (a.parentElement === b.parentElement) continue;
    const [one, other] = [box(a), box(b)];
    const lift = b.matches('.hand') ? parseFloat(getComputedStyle(b).paddingTop) : 0;
    if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top + lift) > SLACK) faults.add(`in the shelf ${label(a)} is covered`);
  }
  for (const prompt of table.querySelectorAll('.prompt, .acts, .mine')) {
    const [inner, outer] = [prompt.querySelector('h2, .btn, .hand'), prompt.closest('.shelf')];
    if (inner && box(inner).bottom > box(outer).bottom + SLACK) faults.add(`beyond the shelf: ${prompt.className}`);
  }

  // What each player may do next is seen at every size: keys, talismans, and who sleeps where.
  if (table.classList.contains('lx')) {
    const panels = [...table.querySelectorAll('.players [data-seat]')].filter(seen);
    const mummy = table.querySelector('.mum [data-help^="mummy"]') !== null;
    for (const thing of ['key', ...(mummy ? ['talisman'] : [])]) {
      const shown = panels.filter((panel) => [...panel.querySelectorAll(`use[href="#${thing}"]`)].some((each) => seen(each) && box(each).width > 0));
      if (!shown.length || shown.length < panels.length) faults.add(`${thing}s are seen of ${shown.length} of ${panels.length} players`);
    }
    if ([...table.querySelectorAll('[data-statue]')].filter((each) => seen(each) && box(each).width > 0).length !== 3) faults.add('the sleepers are not seen');
  }

  // The table of sets says every set by its whole name, and who plays; on a phone in its sheet.
  if (table.classList.contains('tx')) {
    const opens = phone ? table.querySelector('.top .btn.small') : null;
    opens?.click();
    if (opens) await frame();
    if (opens) await Promise.all(document.querySelector('dialog').getAnimations().map(({ finished }) => finished.catch(() => null)));
    const scope = opens ? document.querySelector('dialog') : table;
    const words = function* (element) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data, parentElement: parent } = texts.currentNode;
        if (!seen(parent) || parent.closest('.vh, svg')) continue;
        for (const { 0: word, index } of data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          yield { word, parent, lines: [...range.getClientRects()].filter(({ width }) => width > 0.5) };
        }
      }
    };
    const upon = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > room(a) + room(b);
    const tables = [...scope.querySelectorAll('.mx, .inf.listed')].filter(seen);
    const rows = tables.flatMap((each) => (each.matches('.mx') ? [...each.querySelectorAll('tbody tr')] : [each]));
    if (rows.length < 13) faults.add(`only ${rows.length} sets are seen`);
    for (const each of tables) {
      const told = [...words(each)].filter(({ lines }) => lines.length);
      for (const { word, parent, lines } of told) {
        const name = parent.closest('bdi');
        if (lines.length > 1 && !name) faults.add(`broken in the sets: ${word}`);
        if (!name && (lines[0].left < box(each).left - SLACK || lines[0].right > box(each).right + SLACK)) faults.add(`beyond the sets: ${word}`);
        for (const other of told) if (parent !== other.parent && !name && !other.parent.closest('bdi') && upon(lines[0], other.lines[0])) faults.add(`in the sets ${word} lies on ${other.word}`);
      }
    }
    for (const row of rows) if (![...words(row.querySelector('.name, .a'))].some(({ lines }) => lines.length)) faults.add('a set without its name');
    // Who has which sign stands above them; where rows need the height, only a short name is whole for sure.
    const key = [...scope.querySelectorAll('.key bdi')].filter(seen);
    if (key.length !== new Set([...table.querySelectorAll('[data-seat]')].map((each) => each.dataset.seat)).size) faults.add(`${key.length} players are named at the sets`);
    for (const name of key) if ((name.textContent.length <= 10 || !table.matches('.desk.low')) && name.scrollWidth > name.clientWidth + 1 && name.clientWidth) faults.add(`the name of a player is cut: ${name.textContent}`);
    if (scope !== table) {
      const within = box(scope.querySelector('.tabs')).right;
      for (const tab of scope.querySelectorAll('[role=tab]')) for (const { word, lines } of words(tab)) if (lines.some(({ right }) => right > within + SLACK)) faults.add(`a tab is cut: ${word}`);
      const body = scope.querySelector('.body');
      if (body.scrollWidth > body.clientWidth + 1) faults.add('the sets scroll sideways');
      scope.querySelector('.head .iconbtn').click();
      await frame();
    }
  }

  // The board is large.
  const board = document.querySelector('svg[data-board]');
  const open = document.querySelector('.dock') !== null;  // The Underworld needs the room, and its tiles are what can be chosen.
  if (board && !scrolls && !open) {
    const { width, height } = board.viewBox.baseVal;
    const scale = Math.min(box(board).width / width, box(board).height / height);
    const drawn = (scale * width * scale * height) / (innerWidth * innerHeight);
    if (drawn < share) faults.add(`the board is ${Math.round(100 * drawn)} % of the window`);
  }

  // Looking at a choice moves nothing; on a phone, where a touch shows and a button at the foot commits, next to nothing.
  const before = box(document.getElementById('board'));
  const first = document.querySelector('#choices button');
  if (first && real && !open) {
    first.focus({ preventScroll: true });
    await frame();
    const after = box(document.getElementById('board'));
    const most = phone ? before.height * 0.25 : parseFloat(getComputedStyle(document.documentElement).fontSize) / 6;
    if (Math.abs(after.height - before.height) > most || Math.abs(after.width - before.width) > 1) faults.add(`the board goes from ${Math.round(before.height)} to ${Math.round(after.height)}`);
    first.blur();
  }
  return [...faults];
}
