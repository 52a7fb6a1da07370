import type { DatabaseSync } from 'node:sqlite';
import { transact } from '../sqlite/transact.ts';

export interface MultipartUpload {
  id: string;
  bucket: string;
  key: string;
  headers: Record<string, string>;
}

export interface UploadedPart {
  number: number;
  blob: string;
  sizeBytes: number;
  /** Hex. */
  md5: string;
}

export interface UploadIndex {
  create(upload: MultipartUpload): void;
  find(id: string): MultipartUpload | undefined;
  /** In the order of their numbers. */
  parts(id: string): UploadedPart[];
  /** Returns the file of the part that is replaced, if any. */
  savePart(id: string, part: UploadedPart): string | undefined;
  /** Removes the upload and the rows of its parts. */
  remove(id: string): void;
}

/** The rows of multipart uploads that are neither completed nor aborted. */
export function createUploadIndex(index: DatabaseSync): UploadIndex {
  const create = index.prepare('INSERT INTO uploads VALUES (?, ?, ?, ?)');
  const find = index.prepare('SELECT * FROM uploads WHERE id = ?');
  const remove = index.prepare('DELETE FROM uploads WHERE id = ?');
  const parts = index.prepare('SELECT * FROM parts WHERE uploadId = ? ORDER BY number');
  const findPart = index.prepare('SELECT blob FROM parts WHERE uploadId = ? AND number = ?');
  const savePart = index.prepare('INSERT OR REPLACE INTO parts VALUES (?, ?, ?, ?, ?)');
  return {
    create({ id, bucket, key, headers }) {
      create.run(id, bucket, key, JSON.stringify(headers));
    },
    find(id) {
      const row = find.get(id);
      if (!row) return undefined;
      return {
        ...(row as Omit<MultipartUpload, 'headers'>),
        headers: JSON.parse(String(row.headers)),
      };
    },
    parts: (id) => parts.all(id) as unknown as UploadedPart[],
    savePart: (id, part) =>
      transact(index, () => {
        const replaced = findPart.get(id, part.number)?.blob;
        savePart.run(id, part.number, part.blob, part.sizeBytes, part.md5);
        return replaced === undefined ? undefined : String(replaced);
      }),
    remove: (id) => void remove.run(id),
  };
}
