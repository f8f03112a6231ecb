// The script of share pages: everything works without it. It sends usage events, hides the open-app
// block of a short article, asks before leaving for the app, and tries to open the app on /zlink. A
// test compares the numbers here with other files' copies. Kept small, since every share page
// contains it.
(() => {
  const { body } = document;
  const { track, events, zlink } = body.dataset;
  const trackDelayMs = 1000;
  // "The zlink landing listener is removed after 5.5 s."
  const zlinkListenerMs = 5500;
  const shortArticleScreens = 0.5;

  // Usage events: sent a second after they happened, or at once when the page is left earlier.
  const waiting = new Set();
  const prefix = /[?&]env=lynx\b/.test(location.search) ? 'app_' : '';
  const device = () => {
    const fresh = prefix + Date.now() + Math.random().toString(36).slice(2, 8).padStart(6, '0');
    try {
      const stored = localStorage.getItem('device_id') || fresh;
      const kept = stored.startsWith(prefix) ? stored : prefix + stored;
      localStorage.setItem('device_id', kept);
      return kept;
    } catch {
      return fresh;
    }
  };
  const count = (name, fields = {}) => {
    if (!track) return;
    const id = device();
    if (JSON.parse(track).includes(id)) return;
    let timer;
    const send = () => {
      clearTimeout(timer);
      waiting.delete(send);
      fetch('/api/track', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event: name, fields, device: id }),
        keepalive: true,
      }).catch(() => {});
    };
    waiting.add(send);
    timer = setTimeout(send, trackDelayMs);
  };
  addEventListener('pagehide', () => [...waiting].forEach((send) => send()));
  for (const { name, fields } of JSON.parse(events ?? '[]')) count(name, fields);

  // "A share-mode article shorter than half the screen height hides the open-app block." Measured
  // when the page is painted: measuring during parsing would force a layout before the first paint.
  const article = document.querySelector('article');
  const block = document.querySelector('.continue');
  const last = block?.previousElementSibling;
  if (article && last) {
    const measure = () => {
      const own = last.getBoundingClientRect().bottom - article.getBoundingClientRect().top;
      block.hidden = own < innerHeight * shortArticleScreens;
      document.querySelector('style[data-estimate]')?.remove();
    };
    requestAnimationFrame(() => setTimeout(measure));
    addEventListener('resize', measure);
  }

  // A missing image is replaced by one of our drawings, once and small.
  const cover = document.querySelector('img.cover');
  if (cover) {
    const giveWay = () => {
      cover.removeEventListener('error', giveWay);
      cover.classList.add('drawing');
      cover.src = cover.dataset.drawing;
    };
    cover.addEventListener('error', giveWay);
    if (cover.complete && cover.naturalWidth === 0) giveWay();
  }
  // A missing image in the text is removed with its box and its caption: a chart cannot be
  // replaced.
  for (const picture of document.querySelectorAll('.figure img')) {
    const leave = () => (picture.closest('.figure').hidden = true);
    picture.addEventListener('error', leave);
    if (picture.complete && picture.naturalWidth === 0) leave();
  }

  // Asks before leaving for the app.
  const jump = document.getElementById('jump');
  if (jump?.showModal) {
    let to;
    document.addEventListener('click', (click) => {
      const link = click.target.closest?.('a[data-jump]');
      if (!link || click.ctrlKey || click.metaKey || click.shiftKey) return;
      click.preventDefault();
      to = link.href;
      jump.showModal();
      count('open_jump_popup');
    });
    jump.querySelector('[data-jump-go]').addEventListener('click', (click) => {
      click.preventDefault();
      count('jump_zlink_page');
      location.href = to;
    });
  }

  // Tries to open the app; when that works, this page is hidden.
  if (zlink) {
    const seen = () => {
      if (document.visibilityState !== 'hidden') return;
      document.removeEventListener('visibilitychange', seen);
      count('open_app_success');
    };
    document.addEventListener('visibilitychange', seen);
    setTimeout(() => document.removeEventListener('visibilitychange', seen), zlinkListenerMs);
    count('try_open_app');
    location.href = zlink;
  }
})();
