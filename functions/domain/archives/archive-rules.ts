import { BadArchive } from './archive.ts';

const maxEntries = 100_000;
/** The highest ratio of unpacked to packed size. Repetitive text reaches 50; the formats allow 1000. */
const maxRatio = 200;
/** The ratio is checked only from this unpacked size on. */
const ratioFromBytes = 1024 ** 3;

/** @throws BadArchive */
export function checkCount(count: number): void {
  if (count <= maxEntries) return;
  throw new BadArchive(
    `This archive contains more than ${maxEntries.toLocaleString('en')} files. Please pack them into several archives.`,
  );
}

/** @throws BadArchive */
export function checkName(name: string): void {
  if (!/[\p{Cc}\p{Cs}]/u.test(name)) return;
  throw new BadArchive(
    'The name of a file in this archive contains control characters. Please rename it and pack the archive again.',
  );
}

export function isBomb(unpackedBytes: number, packedBytes: number): boolean {
  return unpackedBytes > ratioFromBytes && unpackedBytes > packedBytes * maxRatio;
}

export function unpacksTo(unpackedBytes: number): BadArchive {
  const gigabytes = Math.round(unpackedBytes / 1024 ** 3);
  return new BadArchive(
    `This archive unpacks to ${gigabytes} GB, which would fill a buyer’s disk. Please pack less into it.`,
  );
}

export function outsideItsFolder(): BadArchive {
  return new BadArchive(
    'A file in this archive would be unpacked outside its folder: its path is absolute or contains “..”. Please pack it again.',
  );
}

export function emptyArchive(): BadArchive {
  return new BadArchive('This archive contains no files. Please pack it again.');
}

export function damaged(): BadArchive {
  return new BadArchive(
    'This archive is damaged, or a part of it is missing. Please pack it again and upload the whole file.',
  );
}
