import { writeSync } from 'node:fs';
import { startS3 } from '@outcrop/emulators/s3';
import { buckets, credentials } from './open-s3.ts';

// Runs S3 in a process of its own, to be killed. Prints its URL and its events, which it never completes.
const { url } = await startS3({
  credentials,
  buckets,
  dataDir: process.argv[2],
  onObjectCreated(event) {
    writeSync(1, `event ${event.Records[0]?.s3.object.key}\n`);
    return new Promise<void>(() => undefined);
  },
});
writeSync(1, `${url}\n`);
