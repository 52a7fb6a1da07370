import { Logger } from '@aws-lambda-powertools/logger';

/** Structured JSON logs; the level comes from POWERTOOLS_LOG_LEVEL. Never log tokens, passwords or bodies. */
export const logger = new Logger({ serviceName: 'outcrop', jsonReplacerFn: withoutPrivateData });

const emailAddress = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/**
 * Errors of SDKs carry whole answers, with payments and people in them, and name addresses in their messages: of an
 * error only what it says, where it came from, and what support asks for is logged.
 */
function withoutPrivateData(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.replace(emailAddress, '<e-mail>');
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
