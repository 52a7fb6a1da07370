import { deviceKey } from '#shared/constants/session-keys.ts';
import { openStorage } from '../browser-storage.ts';

/** What the server knows this browser by at the next sign-in. It opens nothing, and outlives the session. */
export function storedDevice(): string | undefined {
  return openStorage('localStorage').getItem(deviceKey) ?? undefined;
}

export function storeDevice(device: string): void {
  openStorage('localStorage').setItem(deviceKey, device);
}
