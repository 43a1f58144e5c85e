// Runs in <head> before the first paint, as a classic script: theme and language must be on the root element by then.
// It also starts the portal.
(() => {
  const root = document.documentElement;
  const { defaultTheme = 'dark', barDark = '#11101a', barLight = '#f3f3f7' } = root.dataset;
  let theme = defaultTheme;
  try {
    // Storage may be forbidden; then the defaults hold.
    const storage = window.localStorage;
    const chosen = storage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') theme = chosen;
    const language = storage.getItem('hisLang') || storage.getItem('lang');
    // The first picture in the page is drawn for guests, in the site's language, with the whole side bar. Whoever has
    // something else waits for the portal itself.
    const differs = language && language.toLowerCase() !== root.lang;
    if (differs || storage.getItem('sideBar') || window.sessionStorage.getItem('token')) root.dataset.personal = '';
    if (language === 'EN' || language === 'VI') root.lang = language.toLowerCase();
  } catch {}
  root.dataset.theme = theme;
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.content = theme === 'light' ? barLight : barDark;

  // That the first picture is on the screen: browsers that do not tell are taken to have painted it.
  const painted = () =>
    new Promise((resolve) => {
      if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) resolve();
      else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });

  // The build leaves the main module to be started here: at once, or where the server drew a first picture, as soon as
  // that is painted. A page in the background has no frames to wait for, and nobody waits longer than a moment.
  const main = document.currentScript?.dataset.main;
  if (!main) return;
  const start = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = main;
    document.head.append(script);
  };
  document.addEventListener('DOMContentLoaded', () => {
    const picture = document.querySelector('[data-first-picture]');
    if (!picture || document.hidden || 'personal' in root.dataset) {
      start();
      return;
    }
    // The picture is inert. A press that comes too early is done where it was made as soon as the portal stands there.
    let early;
    const remember = (event) => {
      early = event;
    };
    window.addEventListener('click', remember, true);
    window.addEventListener(
      'portal:ready',
      () => {
        window.removeEventListener('click', remember, true);
        const target = early && document.elementFromPoint(early.clientX, early.clientY);
        target?.closest('input, select')?.focus();
        target?.closest('a, button, label')?.click();
      },
      { once: true },
    );
    const largest = picture.querySelector('img[fetchpriority="high"]');
    const loaded = largest ? largest.decode().catch(() => undefined) : undefined;
    const late = new Promise((resolve) => setTimeout(resolve, 1500));
    Promise.race([Promise.all([loaded, painted()]), late]).then(() => requestAnimationFrame(() => setTimeout(start)));
  });
})();
