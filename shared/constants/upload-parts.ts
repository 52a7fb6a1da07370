const megabyte = 1024 * 1024;

/** Files of this size and larger are sent in parts: they can be paused and resumed. */
export const sentInPartsFrom = 50 * megabyte;

/**
 * The size of a part in bytes; the last one may be smaller. S3 requires at least 5 MB, allows 10,000 parts, and lists
 * 1,000 at once: 5 GB are 640 parts. A broken connection loses less than one part.
 */
export const partBytes = 8 * megabyte;

/** The most parts that one call signs. */
export const maxPartsSigned = 32;

export interface PartPlan {
  sizeBytes: number;
  partBytes: number;
}

export const partCount = ({ sizeBytes, partBytes: bytes }: PartPlan): number =>
  Math.ceil(sizeBytes / bytes);

/** Returns the byte range of a part in the file; parts are numbered from 1. */
export function partRange({ sizeBytes, partBytes: bytes }: PartPlan, number: number) {
  const start = (number - 1) * bytes;
  return { start, end: Math.min(start + bytes, sizeBytes) };
}
