// Keeps one page for lost connections and nothing else, so a deployment is seen at the next visit.
const CACHE = 'offline-1';
const OFFLINE = '/offline.html';
const FILES = [OFFLINE, '/offline.css', '/offline.js'];

self.addEventListener('install', (event) => {
  const fresh = FILES.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const tidy = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  // The page is asked for while the worker still starts.
  event.waitUntil(Promise.all([tidy, self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    const page = async () => (await event.preloadResponse) ?? (await fetch(request));
    event.respondWith(page().catch(() => caches.match(OFFLINE)));
  } else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
