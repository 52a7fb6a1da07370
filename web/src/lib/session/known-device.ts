import { deviceKey } from '#shared/constants/session-keys.ts';
import { openStorage } from '../browser-storage.ts';

/**
 * The token by which the server recognizes this browser at the next sign-in. It grants no access and outlives the
 * session.
 */
export function storedDevice(): string | undefined {
  return openStorage('localStorage').getItem(deviceKey) ?? undefined;
}

export function storeDevice(device: string): void {
  openStorage('localStorage').setItem(deviceKey, device);
}
