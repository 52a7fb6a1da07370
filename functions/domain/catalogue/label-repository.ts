import { hasTable } from '#shared/site-config/stored-tables.ts';
import { queryAll, tableName } from '../../platform/dynamo.ts';
import { withCurrentNames, type Authored } from '../authors/current-names.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { listItems, type CatalogueItem } from './catalogue-repository.ts';
import type { Publication } from './publication.ts';

/** The attributes that the index `labels` projects. They are not in `shelf`, whose projection cannot be changed. */
export interface Labels extends Pick<Authored, 'author'> {
  tags?: string[];
}

/**
 * Lists all items of a partition with their labels and the current names of their authors, newest first. Both indexes
 * are eventually consistent: an item missing from `labels` briefly has none, and one missing from `shelf` is left out.
 */
export async function listLabelledItems<Row extends Pick<CatalogueItem, 'id'> & Authored>(
  kind: CatalogueKind,
  shelf: NonNullable<Publication['shelf']>,
): Promise<Row[]> {
  const [rows, labels] = await Promise.all([listItems<Row>(kind, shelf), readLabels(kind, shelf)]);
  return withCurrentNames(rows.map((row) => ({ ...row, ...labels.get(row.id) })));
}

async function readLabels(
  kind: CatalogueKind,
  shelf: NonNullable<Publication['shelf']>,
): Promise<Map<string, Labels>> {
  if (kind === 'bundles' || !hasTable(kind)) return new Map();
  const rows = await queryAll<Labels & { id: string }>({
    TableName: tableName(kind),
    IndexName: 'labels',
    KeyConditionExpression: 'shelf = :shelf',
    ExpressionAttributeValues: { ':shelf': shelf },
  });
  return new Map(rows.map(({ id, author, tags }) => [id, labelsOf(author, tags)]));
}

/** Leaves out absent labels, so that they do not hide those of `shelf`. */
function labelsOf(author: string | undefined, tags: string[] | undefined): Labels {
  return { ...(author !== undefined && { author }), ...(tags && { tags }) };
}
