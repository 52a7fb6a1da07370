import { PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import type { PreviewKind } from '#functions/domain/preview-requests/preview-id.ts';
import type { PreviewRow } from '#functions/domain/previews/preview.ts';
import type { TestStack } from './start-test-stack.ts';
import type { Uploads } from './upload-file.ts';

const patience = { timeout: 30_000, interval: 20 };

/** Looks at the public pages of a running stack's items. */
export async function createPreviews(stack: TestStack, uploads: Uploads) {
  // Imported late, because the modules read the environment that the stack sets.
  const { getPreview } = await import('#functions/domain/previews/preview-repository.ts');
  const { dynamo, tableName } = await import('#functions/platform/dynamo.ts');
  const rowOf = (itemId: string, kind: PreviewKind = 'articles') => getPreview(`${kind}#${itemId}`);

  return {
    rowOf,
    /** Changes a row directly in the table. */
    async put(itemId: string, change: Partial<PreviewRow>): Promise<void> {
      const at = new Date().toISOString();
      const Item = { ...(await rowOf(itemId)), due: 'due', dueAt: at, ...change };
      await dynamo.send(new PutCommand({ TableName: tableName('previews'), Item }));
    },
    /** Waits until the preview of an item is settled. */
    async settled(itemId: string, kind?: PreviewKind): Promise<PreviewRow> {
      return vi.waitUntil(async () => {
        const row = await rowOf(itemId, kind);
        return row?.state === 'settled' && row;
      }, patience);
    },
    /** The public objects of an article's pages, without their folder. */
    async keys(itemId: string): Promise<string[]> {
      const folder = `previews/articles/${itemId}/`;
      return (await uploads.keys('public', folder)).map((key) => key.slice(folder.length));
    },
    /** Runs the sweep as if that much time had passed. The SDK does not accept clocks that jump that far. */
    async sweepAfter(milliseconds: number): Promise<void> {
      const TableName = tableName('previews');
      const { Items = [] } = await dynamo.send(new ScanCommand({ TableName }));
      const earlier = (iso: string) => new Date(Date.parse(iso) - milliseconds).toISOString();
      for (const { id, dueAt, cleanAt } of Items as PreviewRow[]) {
        if (!dueAt) continue;
        await dynamo.send(
          new UpdateCommand({
            TableName,
            Key: { id },
            UpdateExpression: `SET dueAt = :due${cleanAt ? ', cleanAt = :clean' : ''}`,
            ExpressionAttributeValues: {
              ':due': earlier(dueAt),
              ...(cleanAt && { ':clean': earlier(cleanAt) }),
            },
          }),
        );
      }
      await stack.invoke('sweep', {});
    },
  };
}

export type Previews = Awaited<ReturnType<typeof createPreviews>>;
