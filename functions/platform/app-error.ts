import { errorTable, type ErrorBody, type ErrorCode } from '../../shared/contracts/errors.ts';

interface AppErrorDetails {
  /** What to show at which form field. */
  fields?: Record<string, string>;
  /** Replaces the code's general text where a more exact one helps. */
  text?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
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
