import type { Upload } from '#shared/contracts/uploads.ts';

/** An upload as stored. */
export interface UploadRow extends Upload {
  /** The object in the private bucket to which the browser posts. */
  incomingKey: string;
  /** Id of the administrator. */
  createdBy: string;
  /** Of the item, for people: its title. */
  label?: string;
  /** Sparse: the sweep tidies up after `dueAt`. */
  due?: 'due';
  dueAt?: string;
  /** Sparse: in the admin's list. */
  rejected?: 'rejected';
  /** Objects that are made of it while it is checked. */
  files?: StoredFile[];
  /** Of an accepted file: objects whose place it has taken, to be removed at `dueAt`. */
  replaced?: StoredFile[];
  /** Epoch seconds, when nothing of it is wanted any more. */
  expiresAt?: number;
}

export interface StoredFile {
  bucket: 'public' | 'private';
  key: string;
}
