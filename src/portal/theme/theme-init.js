// Runs in <head> before the first paint, as a classic script: theme and language must be on the root element by then.
(() => {
  const root = document.documentElement;
  let theme = 'dark';
  try {
    // Storage may be forbidden; then the defaults hold.
    const storage = window.localStorage;
    if (storage.getItem('theme') === 'light') theme = 'light';
    const language = storage.getItem('hisLang') || storage.getItem('lang');
    if (language === 'EN' || language === 'VI') root.lang = language.toLowerCase();
  } catch {}
  root.dataset.theme = theme;
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.content = theme === 'light' ? '#f3f3f7' : '#11101a';
})();
