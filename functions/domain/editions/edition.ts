/** A file that an edition names, as it was when it was accepted. It never changes. */
export interface EditionFile {
  /** Names the file in addresses; of its key, so that it is the same in every edition that has the file. */
  id: string;
  /** In the private bucket. */
  key: string;
  name: string;
  sizeBytes: number;
  contentType: string;
  /** In hexadecimal; of files that were accepted since it is kept. */
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

/** What the row of an item says of its current edition. Absent in rows of earlier versions, which have one edition. */
export interface CurrentEdition {
  number: number;
  at: string;
}

/** `articles/art-1/01K.pdf` → `01K` */
export function fileId(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
