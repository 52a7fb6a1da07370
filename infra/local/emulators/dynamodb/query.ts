import { keyRange, type KeyConditions } from './key-range.ts';
import type { KeyRange } from './ordered-store.ts';
import { readPage } from './read-page.ts';
import { readSource, startPosition, type ReadRequest } from './read-source.ts';
import { validationError } from './service-error.ts';
import { requireTable, type Database } from './table-store.ts';

interface QueryRequest extends ReadRequest {
  KeyConditions: KeyConditions;
  ScanIndexForward?: boolean;
}

const contains = ({ gt, gte, lt, lte }: KeyRange, position: string) =>
  (gt === undefined || position > gt) &&
  (gte === undefined || position >= gte) &&
  (lt === undefined || position < lt) &&
  (lte === undefined || position <= lte);

/** Query on a table or a global index. */
export function query(database: Database, request: QueryRequest): object {
  const source = readSource(requireTable(database, request.TableName), request);
  const range = keyRange(source, request.KeyConditions);
  for (const { AttributeName } of source.keySchema)
    if (request._filter?.pathHeads[AttributeName])
      throw validationError(
        'Filter Expression can only contain non-primary key attributes: ' +
          `Primary key attribute: ${AttributeName}`,
      );
  if (!request.ExclusiveStartKey) return readPage(database, source, range, request);

  const position = startPosition(source, request.ExclusiveStartKey);
  if (!contains(range, position))
    throw validationError(
      'The provided starting key is outside query boundaries based on provided conditions',
    );
  const { gt, gte, lt, lte } = range;
  const rest =
    request.ScanIndexForward === false
      ? { ...(gt && { gt }), ...(gte && { gte }), lt: position }
      : { ...(lt && { lt }), ...(lte && { lte }), gt: position };
  return readPage(database, source, rest, request);
}
