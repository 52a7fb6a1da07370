import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countRows,
  dynamo,
  queryAll,
  queryIds,
  queryPages,
  writeTogether,
} from '#functions/platform/dynamo.ts';

const send = vi.spyOn(dynamo, 'send');
beforeEach(() => void send.mockReset());

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

describe('writing together', () => {
  it('is retried after a conflict with another write of the same row', async () => {
    send.mockRejectedValueOnce(cancelled('None', 'TransactionConflict'));
    send.mockResolvedValueOnce(undefined);
    await writeTogether([]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('fails at once if a condition is not met', async () => {
    send.mockRejectedValueOnce(cancelled('ConditionalCheckFailed', 'None'));
    await expect(writeTogether([])).rejects.toThrow('Transaction cancelled');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('gives up when the conflict does not end', async () => {
    send.mockRejectedValue(cancelled('None', 'TransactionConflict'));
    await expect(writeTogether([])).rejects.toThrow('Transaction cancelled');
  });
});

describe('a query of several pages', () => {
  const query = { TableName: 'rows', Limit: 2 };
  beforeEach(() => {
    const responses = [
      { Items: [{ id: 'a' }, { id: 'b' }], Count: 2, LastEvaluatedKey: { id: 'b' } },
      { Items: [], Count: 0, LastEvaluatedKey: { id: 'd' } },
      { Items: [{ id: 'e' }], Count: 1 },
    ];
    for (const response of responses) send.mockResolvedValueOnce(response as never);
  });
  const sent = () => send.mock.calls.map(([{ input }]) => input as Record<string, unknown>);

  it('starts each where the previous one ended', async () => {
    const pages = await Array.fromAsync(queryPages(query));
    expect(pages.map(({ rows, more }) => [rows.length, more])).toEqual([
      [2, true],
      [0, true],
      [1, false],
    ]);
    expect(sent().map(({ ExclusiveStartKey }) => ExclusiveStartKey)).toEqual([
      undefined,
      { id: 'b' },
      { id: 'd' },
    ]);
    expect(sent()).toEqual(sent().map(() => expect.objectContaining(query) as unknown));
  });

  it('returns the rows of all', async () => {
    expect(await queryAll(query)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'e' }]);
  });

  it('returns the ids of all', async () => {
    expect(await Array.fromAsync(queryIds(query))).toEqual(['a', 'b', 'e']);
  });

  it('counts all, without their rows', async () => {
    expect(await countRows(query)).toBe(3);
    expect(sent().map(({ Select }) => Select)).toEqual(['COUNT', 'COUNT', 'COUNT']);
  });
});
