import { BadArchive, type Archive } from '../domain/archives/archive.ts';
import { listArchive, type ListingLimits } from '../domain/archives/list-archive.ts';
import { readArchive } from '../domain/archives/read-archive.ts';
import { readTar } from '../domain/archives/read-tar.ts';
import type { EditionFile } from '../domain/editions/edition.ts';
import { packListing, type ListedArchive } from '../domain/previews/listed-archive.ts';
import { archiveFormat } from '../domain/previews/wanted-lists.ts';
import { originalSource } from './original-source.ts';

/** The limits for all archives of an item together. */
const limits: ListingLimits = { entries: 2000, bytes: 200_000 };

/** Reads the lists of files in archives. Writes nothing. */
export async function listArchives(archives: readonly EditionFile[]): Promise<ListedArchive[]> {
  const share: ListingLimits = {
    entries: Math.floor(limits.entries / archives.length),
    bytes: Math.floor(limits.bytes / archives.length),
  };
  const lists: ListedArchive[] = [];
  for (const archive of archives) lists.push(await list(archive, share));
  return lists;
}

async function list(file: EditionFile, share: ListingLimits): Promise<ListedArchive> {
  try {
    return packListing(file.id, listArchive(await read(file), share));
  } catch (error) {
    if (error instanceof BadArchive) return { fileId: file.id, problem: error.message };
    throw error;
  }
}

function read(file: EditionFile): Promise<Archive> {
  const format = archiveFormat(file);
  if (format === 'zip') return readArchive(originalSource(file.key, file.sizeBytes));
  return readTar(originalSource(file.key, file.sizeBytes), format === 'tar.gz');
}
