import type { S3Event } from 'aws-lambda';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MayCall } from '../http/access.ts';
import { listen } from '../http/listen.ts';
import { handleRequest } from './handle-request.ts';
import { startObjectEvents } from './object-events.ts';
import { openObjectFiles } from './object-files.ts';
import { createObjectIndex } from './object-index.ts';
import { knownBlobs, openIndex } from './open-index.ts';
import type { Bucket, S3Context } from './s3-context.ts';
import { createSigner, type Credentials } from './signer.ts';
import { createUploadIndex } from './upload-index.ts';

interface S3Server {
  /** http://127.0.0.1:port, for AWS_ENDPOINT_URL_S3. */
  url: string;
  close(): Promise<void>;
}

export interface S3Options {
  /** Objects are stored in its folder `s3`. Without it, a temporary folder is used and removed on close. */
  dataDir?: string;
  /** Any free port by default. */
  port?: number;
  /** The one pair of keys that may sign. */
  credentials: Credentials;
  /** 'eu-west-2' by default. */
  region?: string;
  buckets: Bucket[];
  /**
   * Receives S3's event for every new object after it is durable, at least once: errors are retried (five
   * times, up to 30 s apart), and again at the next start. Object keys are URL-encoded with + for a space, as
   * in S3's own events.
   */
  onObjectCreated?: (event: S3Event) => void | Promise<void>;
  mayCall?: MayCall;
}

/** Starts Amazon S3 on 127.0.0.1 for the calls of `operations.ts`, with path-style URLs. */
export async function startS3(options: S3Options): Promise<S3Server> {
  const dataDir =
    options.dataDir === undefined
      ? mkdtempSync(join(tmpdir(), 'outcrop-s3-'))
      : join(options.dataDir, 's3');
  mkdirSync(dataDir, { recursive: true });
  const index = openIndex(dataDir);
  const region = options.region ?? 'eu-west-2';
  const context: S3Context = {
    buckets: new Map(options.buckets.map((bucket) => [bucket.name, bucket])),
    region,
    accessKeyId: options.credentials.accessKeyId,
    signer: createSigner(options.credentials, region),
    index,
    objects: createObjectIndex(index),
    uploads: createUploadIndex(index),
    files: openObjectFiles(dataDir, knownBlobs(index)),
    events: startObjectEvents(index, options.onObjectCreated),
    mayCall: options.mayCall,
  };
  const inProgress = new Set<Promise<void>>();
  const listening = await listen(
    (message, response) => {
      const handling = handleRequest(context, message, response);
      inProgress.add(handling);
      void handling.finally(() => inProgress.delete(handling));
    },
    { port: options.port },
  );
  // On a slow connection, 500 MB may take longer than Node's limit of five minutes.
  listening.server.requestTimeout = 0;
  context.events.deliver();
  return {
    url: `http://127.0.0.1:${listening.port}`,
    async close() {
      // Handlers in progress use this server until they finish.
      await context.events.close();
      await listening.close();
      await Promise.all(inProgress);
      index.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
