import type { Upload } from '#shared/contracts/uploads.ts';

/** An upload as stored. */
export interface UploadRow extends Upload {
  /** The key in the private bucket to which the browser sends the file. */
  incomingKey: string;
  /** For an upload in parts, the size of each part but the last. */
  partBytes?: number;
  /** For an upload in parts, S3's id once S3 has it. */
  multipartId?: string;
  /** Id of the administrator. */
  createdBy: string;
  /** The item's title. */
  label?: string;
  /** Sparse: the sweep cleans up after `dueAt`. */
  due?: 'due';
  dueAt?: string;
  /** Sparse: listed for administrators. */
  rejected?: 'rejected';
  /** Objects created while the file is checked. */
  files?: StoredFile[];
  /** For an accepted file: the objects it replaces, to be deleted at `dueAt`. */
  replaced?: StoredFile[];
  /** Epoch seconds after which the row is no longer needed. */
  expiresAt?: number;
}

export interface StoredFile {
  bucket: 'public' | 'private';
  key: string;
}
