const errorTable = {
  AccessDeniedException: 403,
  BadRequestException: 400,
  MessageRejected: 400,
  MissingAuthenticationTokenException: 403,
  NotFoundException: 404,
  ServiceUnavailable: 503,
} as const;

type SesErrorCode = keyof typeof errorTable;

/** An error with the name that the SDK knows (SES API v2 reference, "SendEmail: Errors"). */
export class SesError extends Error {
  readonly code: SesErrorCode;

  constructor(code: SesErrorCode, message: string) {
    super(message);
    this.name = code;
    this.code = code;
  }

  get status(): number {
    return errorTable[this.code];
  }
}
