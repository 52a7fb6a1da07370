import { expect, it, vi } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import { logger } from '#functions/platform/logger.ts';

/** Returns the lines that are logged in the meantime. */
function written(log: () => void): string[] {
  const lines: string[] = [];
  const note = (text: unknown) => lines.push(String(text)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(note),
  );
  logger.setLogLevel('INFO');
  log();
  logger.setLogLevel('SILENT');
  for (const spy of spies) spy.mockRestore();
  return lines;
}

it('logs the message and stack of an error, but no address and no attached data', () => {
  const fromStripe = Object.assign(new Error('Invalid email address: buyer@secret.example'), {
    type: 'StripeInvalidRequestError',
    requestId: 'req_1',
    raw: { payment_intent: { client_secret: 'pi_secret' } },
  });
  const [line, ...others] = written(() =>
    logger.error('checkout could not be opened', {
      orderId: 'order-1',
      error: new AppError('payment_unavailable', { cause: fromStripe }),
    }),
  );
  expect(others).toEqual([]);
  expect(line).not.toContain('buyer@secret.example');
  expect(line).not.toContain('pi_secret');
  const { error, orderId, version } = JSON.parse(line!) as {
    orderId: string;
    version: string;
    error: Record<string, unknown>;
  };
  expect(orderId).toBe('order-1');
  expect(version).toBe('development');
  expect(error).toMatchObject({ name: 'AppError', code: 'payment_unavailable' });
  expect(error['cause']).toMatchObject({
    message: 'Invalid email address: <email>',
    type: 'StripeInvalidRequestError',
    requestId: 'req_1',
  });
  expect(String((error['cause'] as Error).stack)).toContain('logger.test.ts');
});

it('writes the time in UTC, to the millisecond', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 6, 1, 23, 30, 0, 5) });
  const [line] = written(() => logger.info('anything'));
  vi.useRealTimers();
  expect(JSON.parse(line!)).toMatchObject({ timestamp: '2026-07-01T23:30:00.005Z' });
});

it('writes one line, whatever is in it', () => {
  const forged = 'ended\n{"level":"INFO","message":"signed in"}\r\u2028';
  const [line, ...others] = written(() => logger.info(forged, { route: forged }));
  expect(others).toEqual([]);
  expect(line!.trimEnd().split(/[\n\r]/)).toHaveLength(1);
  expect(JSON.parse(line!)).toMatchObject({ message: forged, route: forged });
});
