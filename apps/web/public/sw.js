// Tells that it is somebody's turn, while no page of ours is in front of them; nothing else is done in the background.
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, icon: '/emblem.svg', tag: url, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => page.url === url);
      return open === undefined ? self.clients.openWindow(url) : open.focus();
    }),
  );
});
