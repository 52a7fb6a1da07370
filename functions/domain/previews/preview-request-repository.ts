import { nowIso } from '../../platform/clock.ts';
import { tableName, type Write } from '../../platform/dynamo.ts';
import type { CatalogueKind } from '../catalogue/catalogue-version-repository.ts';
import { previewId } from './preview-id.ts';

/** The attributes that `wantedPreview` and `wantedLists` read; `file` also stands for the other files of an edition. */
const decisive = ['shelf', 'publishedAt', 'file', 'previewPages', 'excerptSeconds', 'fileList'];

/**
 * Asks for an item's previews to be made, or deleted, as the item then says. Belongs in the transaction that
 * changes the item; the table's stream starts the function `previews`.
 * @returns nothing if the change does not concern them
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
