import { findEicar } from './find-eicar.ts';
import { scanResultEvent, type ScannedObject } from './scan-result-event.ts';

/**
 * A stand-in for GuardDuty Malware Protection for S3, which is no scanner: it finds the test file of EICAR, unpacked, and
 * nothing else.
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
