import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { downloadsKeptDays } from '#shared/constants/downloads-kept-days.ts';
import { epochSecondsIn, nowIso } from '../../platform/clock.ts';
import {
  dynamo,
  ifConditionHolds,
  tableName,
  writeTogether,
  type Write,
} from '../../platform/dynamo.ts';
import { logger } from '../../platform/logger.ts';
import { downloaderAdd } from './downloader-count-repository.ts';

/**
 * How often an order's files were downloaded, for the order's page and for disputes. IP addresses and user agents are
 * not stored.
 */
export interface Downloads {
  count: number;
  firstAt: string;
  lastAt: string;
  /** The downloads of each paper and product of the order, by `article#<id>`. */
  items?: Record<string, ItemDownloads>;
}

export interface ItemDownloads {
  /** The numbers of the downloaded editions. */
  editions: number[];
  /** The number of the last downloaded edition. */
  last: number;
  lastAt: string;
}

/** An edition of a paper or a product; `item` is `article#<id>`. */
export interface ItemEdition {
  item: string;
  number: number;
}

type Row = Omit<Downloads, 'items'> & { fetched?: Set<string> };
type LastFetched = { edition: number; at: string };

const row = (orderId: string) => ({
  TableName: tableName('ephemera'),
  Key: { key: `downloads#${orderId}` },
});

const nameOf = ({ item, number }: ItemEdition): string => `${item}#${number}`;

/** The name of the attribute with the last downloaded edition of an item. */
const lastOf = (item: string) => `last#${item}`;

/** Counts a download. If that fails, the buyer still gets the file. */
export async function recordDownload(orderId: string, edition?: ItemEdition): Promise<void> {
  try {
    // One transaction, so that each buyer counts exactly once.
    const isFirst =
      edition !== undefined &&
      (await ifConditionHolds(() =>
        writeTogether([firstDownload(orderId, edition), downloaderAdd(edition)]),
      ));
    if (!isFirst) await dynamo.send(new UpdateCommand(downloadUpdate(orderId, edition)));
  } catch (error) {
    logger.error('download not counted', { orderId, error });
  }
}

function downloadUpdate(orderId: string, edition: ItemEdition | undefined) {
  const at = nowIso();
  const last: LastFetched | undefined = edition && { edition: edition.number, at };
  return {
    ...row(orderId),
    UpdateExpression: `SET firstAt = if_not_exists(firstAt, :now), lastAt = :now, expiresAt = :end${
      edition ? ', #last = :last' : ''
    } ADD #count :one${edition ? ', fetched :names' : ''}`,
    ExpressionAttributeNames: {
      '#count': 'count',
      ...(edition && { '#last': lastOf(edition.item) }),
    },
    ExpressionAttributeValues: {
      ':now': at,
      ':end': epochSecondsIn(downloadsKeptDays * 24 * 3600),
      ':one': 1,
      ...(edition && { ':last': last, ':names': new Set([nameOf(edition)]) }),
    },
  };
}

/** Returns a write whose condition fails if the order's buyer has downloaded the edition before. */
function firstDownload(orderId: string, edition: ItemEdition): Write {
  const { ExpressionAttributeValues, ...update } = downloadUpdate(orderId, edition);
  return {
    Update: {
      ...update,
      ConditionExpression: 'NOT contains(fetched, :name)',
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':name': nameOf(edition) },
    },
  };
}

export async function readDownloads(orderId: string): Promise<Downloads | undefined> {
  const { Item } = await dynamo.send(new GetCommand(row(orderId)));
  if (!Item) return undefined;
  const { count, firstAt, lastAt, fetched = new Set<string>() } = Item as Row;
  const items: Record<string, ItemDownloads> = {};
  for (const name of fetched) {
    const at = name.lastIndexOf('#');
    const [item, number] = [name.slice(0, at), Number(name.slice(at + 1))];
    const last = Item[lastOf(item)] as LastFetched;
    items[item] ??= { editions: [], last: last.edition, lastAt: last.at };
    items[item].editions = [...items[item].editions, number].sort((a, b) => a - b);
  }
  return { count, firstAt, lastAt, ...(fetched.size > 0 && { items }) };
}

export async function forgetDownloads(orderId: string): Promise<void> {
  await dynamo.send(new DeleteCommand(row(orderId)));
}
