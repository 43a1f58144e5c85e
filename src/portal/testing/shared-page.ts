import { cleanup } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, afterEach, beforeAll } from 'vitest';

// Files in one process must not share a page. The library cleans up after the first file only.
beforeAll(async () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  for (const name of cookieNames()) document.cookie = `${name}=; Max-Age=0`;
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  if (i18next.isInitialized) await i18next.changeLanguage('en');
});
afterEach(cleanup);

// jsdom draws by an interval that it starts when something is to be drawn. Started while a test has faked the timers, it
// never runs, and no later test of the page gets a frame. A frame that always waits keeps it running from the beginning.
let waiting = 0;
beforeAll(() => {
  const { requestAnimationFrame: request } = window;
  waiting = request(function next() {
    waiting = request(next);
  });
});
afterAll(() => window.cancelAnimationFrame(waiting));

function cookieNames(): readonly string[] {
  return document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
}
