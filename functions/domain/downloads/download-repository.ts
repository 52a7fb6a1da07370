import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { downloadsKeptDays } from '#shared/constants/downloads-kept-days.ts';
import { epochSecondsIn, nowIso } from '../../platform/clock.ts';
import { dynamo, tableName } from '../../platform/dynamo.ts';
import { logger } from '../../platform/logger.ts';

/** How often an order's file was fetched, for the order's page and for disputes; not from where, nor with what. */
export interface Downloads {
  count: number;
  firstAt: string;
  lastAt: string;
  /** The numbers of the editions that were fetched, of a paper or a product. */
  editions?: number[];
}

const row = (orderId: string) => ({
  TableName: tableName('ephemera'),
  Key: { key: `downloads#${orderId}` },
});

/**
 * Counts a download; where that fails, the buyer gets the file all the same.
 * @param edition the number of the edition that has the file
 */
export async function noteDownload(orderId: string, edition?: number): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        ...row(orderId),
        UpdateExpression: `SET firstAt = if_not_exists(firstAt, :now), lastAt = :now, expiresAt = :end ADD #count :one${
          edition === undefined ? '' : ', editions :edition'
        }`,
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: {
          ':now': nowIso(),
          ':end': epochSecondsIn(downloadsKeptDays * 24 * 3600),
          ':one': 1,
          ...(edition !== undefined && { ':edition': new Set([edition]) }),
        },
      }),
    );
  } catch (error) {
    logger.error('download not counted', { orderId, error: error as Error });
  }
}

export async function readDownloads(orderId: string): Promise<Downloads | undefined> {
  const { Item } = await dynamo.send(new GetCommand(row(orderId)));
  if (!Item) return undefined;
  const { count, firstAt, lastAt, editions } = Item as Omit<Downloads, 'editions'> & {
    editions?: Set<number>;
  };
  const fetched = editions && [...editions].sort((a, b) => a - b);
  return { count, firstAt, lastAt, ...(fetched && { editions: fetched }) };
}

export async function forgetDownloads(orderId: string): Promise<void> {
  await dynamo.send(new DeleteCommand(row(orderId)));
}
