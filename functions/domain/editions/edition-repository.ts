import { queryAll, tableName, type Write } from '../../platform/dynamo.ts';
import type { DraftEdition, Edition } from './edition.ts';

type EditionRow = Edition & { item: string; edition: string };

/** Returns the sort key of an edition. Padded numbers sort as text, and before the draft. */
const sortKey = (number: number): string => String(number).padStart(4, '0');
const draftKey = 'draft';

export interface StoredEditions {
  /** Newest first. */
  editions: Edition[];
  draft?: DraftEdition;
}

/**
 * Reads the stored editions of an item.
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

/**
 * Returns the write of a new edition, for the transaction that changes the item. Its condition fails if the number is
 * taken.
 */
export function newEditionPut(item: string, edition: Edition): Write {
  return put(item, sortKey(edition.number), edition, 'attribute_not_exists(edition)');
}

/**
 * Returns a write that replaces an edition that nobody has. Its condition fails if the edition has changed since it was
 * `read`.
 */
export function editionPut(item: string, edition: Edition, read: Edition): Write {
  return put(item, sortKey(edition.number), edition, '#at = :read', {
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':read': read.at },
  });
}

/** Returns the write of a draft. Its condition fails if the draft has changed since it was `read`. */
export function draftPut(item: string, edition: Edition, read: DraftEdition | undefined): Write {
  const draft: DraftEdition = { ...edition, version: (read?.version ?? 0) + 1 };
  return read
    ? put(item, draftKey, draft, 'version = :read', asRead(read))
    : put(item, draftKey, draft, 'attribute_not_exists(edition)');
}

/** Returns a write that deletes a draft. Its condition fails like that of `draftPut`. */
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
