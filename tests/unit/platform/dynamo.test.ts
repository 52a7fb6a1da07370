import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('#functions/platform/env.ts', () => ({ env: () => ({ TABLE_PREFIX: 'test' }) }));
const { dynamo } = await import('#functions/platform/dynamo.ts');
const { countVisit } = await import('#functions/domain/catalogue/visit-repository.ts');

const send = vi.spyOn(dynamo, 'send');
beforeEach(() => void send.mockReset());

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

describe('counting a view', () => {
  it('is not lost to another view of the same article at the same moment', async () => {
    send.mockRejectedValueOnce(cancelled('None', 'TransactionConflict'));
    send.mockResolvedValueOnce(undefined as never);
    expect(await countVisit('articles', 'art-1', 'visit-one')).toBe(true);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('happens once for each visit', async () => {
    send.mockRejectedValueOnce(cancelled('ConditionalCheckFailed', 'None'));
    expect(await countVisit('articles', 'art-1', 'visit-one')).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('gives up when the conflict does not end', async () => {
    send.mockRejectedValue(cancelled('None', 'TransactionConflict'));
    await expect(countVisit('articles', 'art-1', 'visit-one')).rejects.toThrow(
      'Transaction cancelled',
    );
  });
});
