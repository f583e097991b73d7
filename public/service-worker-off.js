/**
 * The kill switch: served in the place of service-worker.js, it ends that worker in every browser that comes by.
 * It deletes what the worker stored, and nothing else: games lie in OPFS, their backups in IndexedDB.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(goAway()));

// A browser that was closed before it wrote down that this worker is gone comes back with it: then it goes once more.
self.addEventListener('fetch', (event) => event.waitUntil(goAway()));

async function goAway() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('foothold-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
