import { errorTable, type ErrorBody, type ErrorCode } from '#shared/contracts/errors.ts';

interface AppErrorDetails {
  /** Texts to show beside form fields, by field name. */
  fields?: Record<string, string>;
  /** Replaces the code's default text. */
  text?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Wraps an error in an AppError with `code`, except for `not_set_up`, which the operator must see. */
export function appErrorFrom(
  cause: unknown,
  code: ErrorCode,
  details: Omit<AppErrorDetails, 'cause'> = {},
): AppError {
  if (cause instanceof AppError && cause.code === 'not_set_up') return cause;
  return new AppError(code, { ...details, cause });
}

/** An expected failure with a stable code. Use cases throw it; create-handler turns it into a response. */
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
