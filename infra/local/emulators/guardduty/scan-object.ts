import { findEicar } from './find-eicar.ts';
import { scanResultEvent, type ScannedObject } from './scan-result-event.ts';

/**
 * A stand-in for GuardDuty Malware Protection for S3. It is not a scanner: it finds only the test file of EICAR,
 * unpacked.
 * @returns the event that EventBridge delivers
 */
export async function scanObject(
  object: ScannedObject,
  read: () => Promise<AsyncIterable<Uint8Array>>,
  region: string,
) {
  try {
    const found = await findEicar(await read());
    return scanResultEvent(object, found ? 'THREATS_FOUND' : 'NO_THREATS_FOUND', region);
  } catch {
    return scanResultEvent(object, 'FAILED', region);
  }
}
