import { queryAll, tableName, type Write } from '../../platform/dynamo.ts';
import type { DraftEdition, Edition } from './edition.ts';

type EditionRow = Edition & { item: string; edition: string };

/** Numbers sort as text, and before the draft. */
const sortKey = (number: number): string => String(number).padStart(4, '0');
const draftKey = 'draft';

export interface StoredEditions {
  /** The newest first. */
  editions: Edition[];
  draft?: DraftEdition;
}

/**
 * What is stored of an item's editions.
 * @param item `article#<id>`
 */
export async function readStoredEditions(item: string): Promise<StoredEditions> {
  const rows = await queryAll<EditionRow>({
    TableName: tableName('editions'),
    KeyConditionExpression: '#item = :item',
    ExpressionAttributeNames: { '#item': 'item' },
    ExpressionAttributeValues: { ':item': item },
    ScanIndexForward: false,
    ConsistentRead: true,
  });
  const [first, ...others] = rows;
  const hasDraft = first?.edition === draftKey;
  return {
    editions: (hasDraft ? others : rows).map(withoutKeys),
    ...(hasDraft && { draft: withoutKeys(first) as DraftEdition }),
  };
}

function withoutKeys({ item: _, edition: __, ...edition }: EditionRow): Edition {
  return edition;
}

/** Belongs in the transaction that changes the item; fails if the number is taken. */
export function newEditionPut(item: string, edition: Edition): Write {
  return put(item, sortKey(edition.number), edition, 'attribute_not_exists(edition)');
}

/** Writes an edition anew that nobody has; fails if it is not as it was `read`. Otherwise as `newEditionPut`. */
export function editionPut(item: string, edition: Edition, read: Edition): Write {
  return put(item, sortKey(edition.number), edition, '#at = :read', {
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':read': read.at },
  });
}

/** Fails if the draft is not as it was `read`. */
export function draftPut(item: string, edition: Edition, read: DraftEdition | undefined): Write {
  const draft: DraftEdition = { ...edition, version: (read?.version ?? 0) + 1 };
  return read
    ? put(item, draftKey, draft, 'version = :read', asRead(read))
    : put(item, draftKey, draft, 'attribute_not_exists(edition)');
}

/** Fails like `draftPut`. */
export function draftDelete(item: string, read: DraftEdition): Write {
  return {
    Delete: {
      TableName: tableName('editions'),
      Key: { item, edition: draftKey },
      ConditionExpression: 'version = :read',
      ...asRead(read),
    },
  };
}

const asRead = ({ version }: DraftEdition) => ({ ExpressionAttributeValues: { ':read': version } });

function put(
  item: string,
  edition: string,
  attributes: Edition,
  ConditionExpression: string,
  names: Record<string, object> = {},
): Write {
  const Item: EditionRow = { item, edition, ...attributes };
  return { Put: { TableName: tableName('editions'), Item, ConditionExpression, ...names } };
}
