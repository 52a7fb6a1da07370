import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL, key TEXT NOT NULL, blob TEXT NOT NULL, sizeBytes INTEGER NOT NULL,
    etag TEXT NOT NULL, modifiedAt INTEGER NOT NULL, headers TEXT NOT NULL, checksums TEXT NOT NULL,
    PRIMARY KEY (bucket, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS uploads (
    id TEXT PRIMARY KEY, bucket TEXT NOT NULL, key TEXT NOT NULL, headers TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS parts (
    uploadId TEXT NOT NULL REFERENCES uploads (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    blob TEXT NOT NULL, sizeBytes INTEGER NOT NULL, md5 TEXT NOT NULL,
    PRIMARY KEY (uploadId, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS events (
    id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL
  ) STRICT;
`;

/**
 * Opens the index, which alone decides which objects exist: a file that it does not name does not count.
 * Times are in milliseconds since 1970.
 */
export function openIndex(dataDir: string): DatabaseSync {
  const index = new DatabaseSync(join(dataDir, 'index.sqlite'));
  index.exec(schema);
  return index;
}

/** Returns the names of all files that an object or an uploaded part refers to. */
export function knownBlobs(index: DatabaseSync): Set<string> {
  const rows = index.prepare('SELECT blob FROM objects UNION ALL SELECT blob FROM parts').all();
  return new Set(rows.map((row) => String(row.blob)));
}
