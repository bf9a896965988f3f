// Shows offline.html for a page that cannot be loaded. Nothing else is cached: the data of an account stays on
// the server.
const CACHE = 'offline-1';
const FILES = ['/dashboard/offline.html', '/dashboard/offline.css'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match(FILES[0])));
  } else if (pathname === FILES[1]) {
    event.respondWith(fetch(event.request).catch(() => caches.match(FILES[1])));
  }
});
