import { expect, it, vi } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import { logger } from '#functions/platform/logger.ts';

it('logs what an error says and where it came from, but no address and nothing that it carries', () => {
  const written: string[] = [];
  const note = (text: unknown) => written.push(String(text)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(note),
  );
  const fromStripe = Object.assign(new Error('Invalid email address: buyer@secret.example'), {
    type: 'StripeInvalidRequestError',
    requestId: 'req_1',
    raw: { payment_intent: { client_secret: 'pi_secret' } },
  });
  logger.setLogLevel('ERROR');
  logger.error('checkout could not be opened', {
    orderId: 'order-1',
    error: new AppError('payment_unavailable', { cause: fromStripe }),
  });
  logger.setLogLevel('SILENT');
  for (const spy of spies) spy.mockRestore();

  const [line, ...others] = written;
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
    message: 'Invalid email address: <e-mail>',
    type: 'StripeInvalidRequestError',
    requestId: 'req_1',
  });
  expect(String((error['cause'] as Error).stack)).toContain('logger.test.ts');
});
