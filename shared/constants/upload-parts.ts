const megabyte = 1024 * 1024;

/** From this size on, a file is sent in parts, so that it can be paused and resumed. */
export const sentInPartsFrom = 50 * megabyte;

/**
 * The size of a part; the last one may be smaller. S3 takes at least 5 MB and at most 10,000 parts, and lists 1,000 at
 * once: 5 GB are 640 parts. What is lost when the connection breaks is less than one.
 */
export const partBytes = 8 * megabyte;

/** How many parts are signed by one call at most. */
export const mostPartsSigned = 32;

export interface PartPlan {
  sizeBytes: number;
  partBytes: number;
}

export const partCount = ({ sizeBytes, partBytes: bytes }: PartPlan): number =>
  Math.ceil(sizeBytes / bytes);

/** Where a part is in the file; parts are counted from 1. */
export function partRange({ sizeBytes, partBytes: bytes }: PartPlan, number: number) {
  const start = (number - 1) * bytes;
  return { start, end: Math.min(start + bytes, sizeBytes) };
}
