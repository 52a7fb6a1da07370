import { errorTable, type ErrorBody, type ErrorCode } from '#shared/contracts/errors.ts';
import * as messages from './messages.ts';

/** The server's codes, and two that only clients use. */
export type ApiErrorCode = ErrorCode | 'network' | 'invalid_response';

const clientTexts = {
  network: messages.weCouldNotReachServer,
  invalid_response: messages.invalidDataFormatReceivedFrom,
} as const;

export interface ApiErrorDetails {
  message?: string;
  /** Text per field of the input, for `validation_failed`. */
  fields?: Record<string, string>;
  /** The HTTP status; 0 without a response. */
  status?: number;
  /** Seconds to wait before the next attempt, from Retry-After. */
  retryAfterSeconds?: number;
  /** The id of the request in the API's logs. */
  requestId?: string | null;
  /** False if the response had no text of its own (a proxy's page): the page's own text then says more. */
  explained?: boolean;
}

/** Thrown by every failed call. Switch on `code`; `message` is a sentence for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly fields: Record<string, string>;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly explained: boolean;
  /** The reference at the end of a server error's text, which users can give the operator. */
  readonly reference: string;

  constructor(code: ApiErrorCode, details: ApiErrorDetails = {}) {
    const { status = 0, requestId } = details;
    const reference = status >= 500 && requestId ? messages.referenceRequestId(requestId) : '';
    super(withReference(details.message || textOf(code), reference));
    this.reference = reference;
    this.code = code;
    this.fields = details.fields ?? {};
    this.status = status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.explained = details.explained ?? true;
  }
}

/**
 * Returns a text that a response must contain. Throws ApiError `invalid_response` if it is missing, as the app does not
 * check responses against their schemas.
 */
export function requireText(text: string | undefined): string {
  if (typeof text !== 'string') throw new ApiError('invalid_response');
  return text;
}

/**
 * Reads an error response. A body in another format still gives a code that matches the status. Only `error` is a
 * sentence for people: API Gateway's own responses contain just a `message` such as "Service Unavailable".
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = await readBody(response);
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
  return new ApiError(isErrorCode(body.code) ? body.code : codeForStatus(response.status), {
    message: body.error,
    explained: Boolean(body.error),
    fields: body.fields,
    status: response.status,
    requestId: response.headers.get('apigw-requestid'),
    retryAfterSeconds,
  });
}

/**
 * Returns why something failed, for a place whose title says what: the server's or the client's sentence, else
 * `fallback`.
 */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.explained ? error.message : withReference(fallback, error.reference);
}

/**
 * Returns the sentence for a failed action, for a place without a title: what failed and that there was no response, or
 * the server's sentence.
 * @param failure 'Purchase failed', or with advice for an error that explains nothing: 'Login failed. Please check …'
 */
export function failureText(error: unknown, failure: string): string {
  if (!hasCode(error, 'network')) return errorText(error, failure);
  return `${sentence(failure.replace(/ Please [^.]*\.$/, ''))} ${error.message}`;
}

/** Like `errorText`, but ends with a full stop, for another sentence after it. */
export function errorSentence(error: unknown, fallback: string): string {
  return sentence(errorText(error, fallback));
}

function withReference(text: string, reference: string): string {
  return reference ? sentence(text) + reference : text;
}

/** Ends a text with a full stop, unless it already ends like a sentence. */
export function sentence(text: string): string {
  return /[.!?…]["”’)]?$/.test(text) ? text : `${text}.`;
}

export function hasCode(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

async function readBody(response: Response): Promise<Partial<ErrorBody>> {
  try {
    return ((await response.json()) ?? {}) as Partial<ErrorBody>;
  } catch {
    return {};
  }
}

function textOf(code: ApiErrorCode): string {
  return code in clientTexts
    ? clientTexts[code as keyof typeof clientTexts]
    : errorTable[code as ErrorCode].text;
}

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && code in errorTable;
}

function codeForStatus(status: number): ErrorCode {
  if (status === 503) return 'service_unavailable';
  const match = Object.entries(errorTable).find(([, entry]) => entry.status === status);
  return (match?.[0] as ErrorCode | undefined) ?? 'internal_error';
}
