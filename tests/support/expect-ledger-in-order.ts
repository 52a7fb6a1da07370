import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { checkAllCredits, type CreditTotals } from '#infra/credit-check/check-all-credits.ts';
import type { Discrepancy } from '#infra/credit-check/credit-records.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import type { TestStack } from './start-test-stack.ts';

/** Returns what `npm run reconcile` finds wrong with the credits of a stack. */
export async function checkLedger({ endpoints }: Pick<TestStack, 'endpoints'>) {
  const { region, credentials, tablePrefix } = localSettings;
  const raw = new DynamoDBClient({ endpoint: endpoints.dynamodb, region, credentials });
  const found: Discrepancy[] = [];
  try {
    const client = DynamoDBDocumentClient.from(raw);
    const totals = await checkAllCredits({ client, tablePrefix }, (one) => found.push(one));
    return { found, totals };
  } finally {
    raw.destroy();
  }
}

/** Checks after credits have moved: every member's balance, entries, lots and holds agree. */
export async function expectLedgerInOrder(
  stack: Pick<TestStack, 'endpoints'>,
): Promise<CreditTotals> {
  const { found, totals } = await checkLedger(stack);
  expect(found).toEqual([]);
  return totals;
}
