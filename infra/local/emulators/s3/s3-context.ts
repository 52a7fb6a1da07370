import type { DatabaseSync } from 'node:sqlite';
import type { MayCall } from '../http/access.ts';
import type { ObjectEvents } from './object-events.ts';
import type { ObjectFiles } from './object-files.ts';
import type { ObjectIndex } from './object-index.ts';
import type { Signer } from './signer.ts';
import type { UploadIndex } from './upload-index.ts';

export interface Bucket {
  name: string;
  /**
   * Anyone may GET and HEAD an object, like CloudFront with read and list permissions: a missing key is therefore
   * 404, not 403. Listing still needs a signature.
   */
  publicRead?: boolean;
  /** Origins whose pages may call this bucket from a browser. */
  corsOrigins?: string[];
}

/** The state that every operation uses. */
export interface S3Context {
  buckets: ReadonlyMap<string, Bucket>;
  region: string;
  accessKeyId: string;
  signer: Signer;
  index: DatabaseSync;
  objects: ObjectIndex;
  uploads: UploadIndex;
  files: ObjectFiles;
  events: ObjectEvents;
  mayCall?: MayCall;
}
