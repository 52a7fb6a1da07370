import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('#functions/platform/env.ts', () => ({ env: () => ({ TABLE_PREFIX: 'test' }) }));
const { dynamo, writeTogether } = await import('#functions/platform/dynamo.ts');

const send = vi.spyOn(dynamo, 'send');
beforeEach(() => void send.mockReset());

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

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
