import { errorTable, type ErrorBody, type ErrorCode } from '#shared/contracts/errors.ts';

interface AppErrorDetails {
  /** What to show at which form field. */
  fields?: Record<string, string>;
  /** Replaces the code's general text where a more exact one helps. */
  text?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * What to throw in place of an error: `code`, unless the error tells that the shop is not set up. That reason is the
 * operator's, and no other would help them.
 */
export function appErrorFrom(
  cause: unknown,
  code: ErrorCode,
  details: Omit<AppErrorDetails, 'cause'> = {},
): AppError {
  if (cause instanceof AppError && cause.code === 'not_set_up') return cause;
  return new AppError(code, { ...details, cause });
}

/** An expected failure with a stable code. Use cases throw it; one place turns it into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.text ?? errorTable[code].text, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  get body(): ErrorBody {
    const { fields } = this.details;
    return {
      error: this.message,
      message: this.message,
      code: this.code,
      ...(fields && { fields }),
    };
  }
}
