import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { hasTable } from '#shared/site-config/stored-tables.ts';
import { checkAllCredits } from '../credit-check/check-all-credits.ts';
import { passed, failed, type Line } from '../doctor/line.ts';
import { quantity } from '../quantity.ts';
import { recordChecks } from './check-records.ts';
import { filesOf, isStored, type FileName } from './files.ts';
import { readRecords } from './read-records.ts';
import { scanRows, type Row } from './rows-repository.ts';
import type { SecondSet } from './second-set.ts';
import type { Shop } from './shop.ts';

/** The catalogues whose items have files. */
const catalogues = ['articles', 'podcasts', 'products'] as const;
const concurrency = 16;
const shownAtMost = 5;
const byHand = 'docs/runbook.md, "Reconcile with Stripe"   (or another time: --at)';

/** Checks all invariants of a set of tables, and whether the files that it names are stored or backed up. */
export async function checkSet(
  shop: Shop,
  set: SecondSet,
  backedUp: readonly FileName[] = [],
): Promise<Line[]> {
  const atMs = Date.parse(set.at);
  const records = await readRecords(shop, set);
  const found = recordChecks.map((check) =>
    lineOf(check.name, check.okText(records), [...check.problems(records, atMs)]),
  );
  return [await creditsLine(shop, set, atMs), ...found, await filesLine(shop, set, backedUp)];
}

async function creditsLine(shop: Shop, set: SecondSet, atMs: number): Promise<Line> {
  const client = DynamoDBDocumentClient.from(shop.dynamodb);
  const found: string[] = [];
  const stage = { client, tablePrefix: set.prefix };
  const { members, entries } = await checkAllCredits(
    stage,
    ({ userId, what }) => found.push(`${userId}: ${what}`),
    atMs,
  );
  const says = `The credits of ${quantity(members, 'member')} add up (${quantity(entries, 'ledger row')}).`;
  return lineOf('credits', says, found);
}

async function filesLine(shop: Shop, set: SecondSet, backedUp: readonly FileName[]): Promise<Line> {
  const saved = new Set(backedUp.map(nameOf));
  const files = filesOf(await catalogueRows(shop, set));
  const stored = await mapConcurrently(
    files,
    concurrency,
    async (file) => saved.has(nameOf(file)) || isStored(shop, file),
  );
  const missing = files.filter((_, index) => !stored[index]);
  return missing.length === 0
    ? passed('files', `Catalogue files stored: ${files.length.toLocaleString('en')}.`)
    : failed(
        'files',
        `The catalogue lacks ${quantity(missing.length, 'file')}: ${list(missing.map(({ key }) => key))}.`,
        'a restore without --drill brings them back',
      );
}

const nameOf = ({ bucket, key }: FileName) => `${bucket}/${key}`;

export async function catalogueRows(
  shop: Shop,
  { prefix }: Pick<SecondSet, 'prefix'>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of catalogues.filter((each) => hasTable(each))) {
    for await (const row of scanRows(shop.dynamodb, `${prefix}-${name}`)) rows.push(row);
  }
  return rows;
}

function lineOf(name: string, says: string, found: readonly string[]): Line {
  return found.length === 0 ? passed(name, says) : failed(name, `${list(found)}.`, byHand);
}

function list(found: readonly string[]): string {
  const more = found.length - shownAtMost;
  const shown = found.slice(0, shownAtMost);
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}
