/** A file that an edition names, as it was when it was accepted. It never changes. */
export interface EditionFile {
  /** Identifies the file in URLs. It is part of the key, so it is the same in every edition that contains the file. */
  id: string;
  /** The key in the private bucket. */
  key: string;
  name: string;
  sizeBytes: number;
  contentType: string;
  /** In hexadecimal; absent for files accepted before it was stored. */
  sha256?: string;
  pages?: number;
  durationSeconds?: number;
  /** The first level of a PDF's outline, and its language. */
  contents?: string[];
  language?: string;
}

/** An edition of a paper or a product: a set of files with a number. Times in ISO 8601. */
export interface Edition {
  number: number;
  /** When it was published, or its last file was accepted. */
  at: string;
  /** What has changed since the last one, in the seller's words. */
  changes?: string;
  /** The main file is the first one. */
  files: EditionFile[];
}

/** The next edition while it is being prepared: nobody but administrators sees it. */
export interface DraftEdition extends Edition {
  /** Grows with every change. */
  version: number;
}

/** The part of an item's row about its current edition. Absent in rows of earlier versions, which have one edition. */
export interface CurrentEdition {
  number: number;
  at: string;
}

/** Returns the id of a file from its key: `articles/art-1/01K.pdf` → `01K`. */
export function fileId(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
