import { Logger } from '@aws-lambda-powertools/logger';
import { version } from './version.ts';

/** Structured JSON logs; POWERTOOLS_LOG_LEVEL sets the level. Never log tokens, passwords or bodies. */
export const logger = new Logger({
  serviceName: 'outcrop',
  persistentKeys: { version },
  jsonReplacerFn: withoutPrivateData,
});

const emailAddress = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/**
 * Reduces errors to the message, the stack and the ids that a support request needs. SDK errors contain whole responses
 * with payments and personal data, and their messages contain email addresses.
 */
function withoutPrivateData(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.replace(emailAddress, '<email>');
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const { code, type, requestId, $metadata } = value as SdkError;
  return { name, message, code, type, requestId: requestId ?? $metadata?.requestId, stack, cause };
}

interface SdkError extends Error {
  code?: unknown;
  type?: unknown;
  requestId?: unknown;
  $metadata?: { requestId?: unknown };
}
