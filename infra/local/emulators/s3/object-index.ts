import type { DatabaseSync } from 'node:sqlite';

export interface StoredObject {
  bucket: string;
  key: string;
  blob: string;
  sizeBytes: number;
  /** Without quotes. */
  etag: string;
  /** Milliseconds since 1970. */
  modifiedAt: number;
  /** Lower-case names: Content-Type and similar headers, and x-amz-meta- headers. */
  headers: Record<string, string>;
  /** Base64 by algorithm, for the whole object. */
  checksums: Record<string, string>;
}

export interface ObjectIndex {
  find(bucket: string, key: string): StoredObject | undefined;
  save(object: StoredObject): void;
  remove(bucket: string, key: string): void;
  /** Objects from `from` on (with `after`: after `from`) in the order of the keys' UTF-8 bytes, which is S3's. */
  from(bucket: string, from: string, after: boolean): Iterable<StoredObject>;
}

/** The objects' rows. SQLite compares text by its UTF-8 bytes, the order of S3's listings. */
export function createObjectIndex(index: DatabaseSync): ObjectIndex {
  const select = 'SELECT * FROM objects WHERE bucket = ? AND key';
  const find = index.prepare(`${select} = ?`);
  const fromKey = index.prepare(`${select} >= ? ORDER BY key`);
  const afterKey = index.prepare(`${select} > ? ORDER BY key`);
  const save = index.prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const remove = index.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?');
  return {
    find(bucket, key) {
      const row = find.get(bucket, key);
      return row && toObject(row);
    },
    save(object) {
      const { bucket, key, blob, sizeBytes, etag, modifiedAt } = object;
      const headers = JSON.stringify(object.headers);
      const checksums = JSON.stringify(object.checksums);
      save.run(bucket, key, blob, sizeBytes, etag, modifiedAt, headers, checksums);
    },
    remove: (bucket, key) => void remove.run(bucket, key),
    *from(bucket, from, after) {
      for (const row of (after ? afterKey : fromKey).iterate(bucket, from)) yield toObject(row);
    },
  };
}

function toObject(row: Record<string, unknown>): StoredObject {
  return {
    ...(row as Omit<StoredObject, 'headers' | 'checksums'>),
    headers: JSON.parse(String(row.headers)),
    checksums: JSON.parse(String(row.checksums)),
  };
}
