import type { KeyRange } from './ordered-store.ts';
import { readPage } from './read-page.ts';
import { readSource, startPosition, type ReadRequest } from './read-source.ts';
import { requireTable, type Database } from './table-store.ts';

interface ScanRequest extends ReadRequest {
  Segment?: number;
  TotalSegments?: number;
}

/** Keys begin with a hash, whose first three hex digits divide a table into segments of about the same size. */
const buckets = 0x1000;

function segmentRange({ Segment = 0, TotalSegments = 1 }: ScanRequest): KeyRange {
  const boundary = (segment: number) =>
    Math.ceil((buckets * segment) / TotalSegments)
      .toString(16)
      .padStart(3, '0');
  const isLast = Segment === TotalSegments - 1;
  return { gte: boundary(Segment), ...(!isLast && { lt: boundary(Segment + 1) }) };
}

/** Scans a table or a global index, whole or in segments. */
export function scan(database: Database, request: ScanRequest): object {
  const source = readSource(requireTable(database, request.TableName), request);
  const { gte, ...upper } = segmentRange(request);
  const start = request.ExclusiveStartKey;
  const range: KeyRange = start ? { gt: startPosition(source, start) } : { gte: gte ?? '' };
  return readPage(database, source, { ...range, ...upper }, request);
}
