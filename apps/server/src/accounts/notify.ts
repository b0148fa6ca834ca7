import type { Notify } from '@crownleaf/protocol';
import type { StoredAccount } from '../store/store.ts';

export function notifyOf({ notify, confirmed }: StoredAccount): Notify {
  return { ...notify, confirmed: notify.address !== null && notify.address === confirmed };
}
