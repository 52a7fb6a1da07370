import { nowIso } from '../../platform/clock.ts';
import { tableName, type Write } from '../../platform/dynamo.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { previewId } from './preview-id.ts';

/** The attributes that `wantedPreview` and `wantedLists` read; `file` also stands for the other files of an edition. */
const decisive = ['shelf', 'publishedAt', 'file', 'previewPages', 'excerptSeconds', 'fileList'];

/**
 * Returns the write that requests the item's previews to be made or deleted, for the transaction that changes the item.
 * The table's stream starts the function `previews`.
 * @returns an empty list if the change does not affect the previews
 */
export function previewRequest(
  kind: CatalogueKind,
  itemId: string,
  changes: Readonly<Record<string, unknown>>,
): Write[] {
  const hasPreviews = kind === 'articles' || kind === 'products';
  if (!hasPreviews || !decisive.some((name) => name in changes)) return [];
  return [
    {
      Update: {
        TableName: tableName('previews'),
        Key: { id: previewId(kind, itemId) },
        UpdateExpression:
          'ADD wanted :one SET #state = :wanted, due = :due, dueAt = :now REMOVE attempts',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':wanted': 'wanted',
          ':due': 'due',
          ':now': nowIso(),
        },
      },
    },
  ];
}
