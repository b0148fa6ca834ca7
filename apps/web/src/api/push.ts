import { call } from './api.ts';

const WORKER = '/sw.js';

/** Whether this browser can be told something while the page is closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function isPushed(): Promise<boolean> {
  return canPush() && (await subscription()) !== null;
}

/** Asks the person's leave, and the browser for an address at which it can be reached. */
export async function startPush(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('This browser was told not to show notifications of this site. Its settings can change that.');
  }
  const { key } = await call('pushKey');
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new Error('This browser cannot reach the service that would bring it notifications.');
  });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new Error('This browser gave no address at which it can be reached.');
  }
  await call('subscribe', { body: { endpoint, keys: { p256dh, auth } } });
}

export async function stopPush(): Promise<void> {
  const made = await subscription();
  if (made === null) return;
  await call('unsubscribe', { body: { endpoint: made.endpoint } });
  await made.unsubscribe();
}
