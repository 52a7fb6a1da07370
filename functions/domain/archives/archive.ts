/** A file in an archive. Folders are not listed. */
export interface ArchiveEntry {
  /** With `/` between folders: `data/well-1.las`. */
  path: string;
  sizeBytes: number;
}

export interface Archive {
  entries: ArchiveEntry[];
  /** The size of the unpacked file. */
  unpackedBytes: number;
}

/** Bytes that are read in pieces. */
export interface ByteSource {
  sizeBytes: number;
  /** Reads at most `length` bytes from `start`; fewer at the end. */
  read(start: number, length: number): Promise<Buffer>;
}

/** An archive that cannot be sold. The message says what is wrong and what to do. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}
