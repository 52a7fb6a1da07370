import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('#functions/platform/env.ts', () => ({ env: () => ({ TABLE_PREFIX: 'test' }) }));
const { dynamo, writeTogether } = await import('#functions/platform/dynamo.ts');
const { countVisit } = await import('#functions/domain/catalogue/visit-repository.ts');

const send = vi.spyOn(dynamo, 'send');
beforeEach(() => void send.mockReset());

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const refused = new ConditionalCheckFailedException({ message: 'refused', $metadata: {} });

describe('writing together', () => {
  it('is not lost to another write of the same row at the same moment', async () => {
    send.mockRejectedValueOnce(cancelled('None', 'TransactionConflict'));
    send.mockResolvedValueOnce(undefined);
    await writeTogether([]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('fails at once where a condition does not hold', async () => {
    send.mockRejectedValueOnce(cancelled('ConditionalCheckFailed', 'None'));
    await expect(writeTogether([])).rejects.toThrow('Transaction cancelled');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('gives up when the conflict does not end', async () => {
    send.mockRejectedValue(cancelled('None', 'TransactionConflict'));
    await expect(writeTogether([])).rejects.toThrow('Transaction cancelled');
  });
});

describe('counting a view', () => {
  const count = () => countVisit('articles', 'art-1', 'visit-one');

  it('writes the visit, and then the counter', async () => {
    send.mockResolvedValue(undefined);
    expect(await count()).toBe(true);
    const sent = send.mock.calls.map(([command]) => command);
    expect(sent.map((command) => command.constructor)).toEqual([PutCommand, UpdateCommand]);
  });

  it('happens once for each visit', async () => {
    send.mockRejectedValueOnce(refused);
    expect(await count()).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not happen for an article that is gone', async () => {
    send.mockResolvedValueOnce(undefined).mockRejectedValueOnce(refused);
    expect(await count()).toBe(false);
  });
});
