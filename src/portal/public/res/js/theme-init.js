// A classic script in the head: theme and language must be on the root element before the first paint.
(() => {
  // This unit came with Chrome 109 and Safari 16.4, the oldest that the portal runs in.
  if (!window.CSS.supports('height', '1lh')) window.location.replace('/unsupported.html');
  const root = document.documentElement;
  const { defaultTheme = 'dark', barDark = '#11101a', barLight = '#f3f3f7' } = root.dataset;
  let theme = defaultTheme;
  try {
    // Storage may be forbidden; then the defaults hold.
    const storage = window.localStorage;
    const chosen = storage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') theme = chosen;
    const language = storage.getItem('hisLang') || storage.getItem('lang');
    // The server renders for guests, in the site's language, with the side bar. Other visitors must not see that.
    const differs = language && language.toLowerCase() !== root.lang;
    if (differs || storage.getItem('sideBar') || window.sessionStorage.getItem('token')) root.dataset.personal = '';
    if (language === 'EN' || language === 'VI') root.lang = language.toLowerCase();
  } catch (_) {}
  root.dataset.theme = theme;
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.content = theme === 'light' ? barLight : barDark;
})();
