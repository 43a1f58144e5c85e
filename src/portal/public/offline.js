// The page that stands in for any other while there is no connection: in the visitor's theme and language.
(() => {
  const root = document.documentElement;
  try {
    const storage = window.localStorage;
    root.dataset.theme = storage.getItem('theme') === 'light' ? 'light' : 'dark';
    const language = storage.getItem('hisLang') || storage.getItem('lang');
    if (language === 'VI') root.lang = 'vi';
  } catch {}
  const shown = document.querySelector(`section[lang="${root.lang}"] h1`);
  if (shown) document.title = shown.textContent;
  const again = () => window.location.reload();
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', again);
  window.addEventListener('online', again);
  // A browser tells the return of the line once. Every answer but a gateway's is better than this page.
  const ask = () =>
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
      .then(({ status }) => {
        if (status < 500) again();
      })
      // Nobody there yet: it is asked again.
      .catch(() => undefined);
  setInterval(ask, 4_000);
})();
