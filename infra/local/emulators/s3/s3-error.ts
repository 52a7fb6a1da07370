/** S3's error codes with their HTTP status and usual message (S3 API reference, "Error responses"). */
const errorTable = {
  AccessDenied: [403, 'Access Denied'],
  AccessForbidden: [403, 'CORSResponse: This CORS request is not allowed.'],
  AuthorizationHeaderMalformed: [400, 'The authorization header that you provided is not valid.'],
  AuthorizationQueryParametersError: [400, 'The query parameters for authorization are not valid.'],
  BadDigest: [400, 'The checksum that you specified did not match what we received.'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size'],
  IncompleteBody: [400, 'You did not provide the number of bytes that the request announced.'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The AWS Access Key Id you provided does not exist in our records.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidDigest: [400, 'The Content-MD5 or checksum value that you specified is not valid.'],
  InvalidPart: [400, 'One or more of the specified parts could not be found.'],
  InvalidPartOrder: [400, 'The list of parts was not in ascending order.'],
  InvalidPolicyDocument: [400, 'The content of the form does not meet the policy document.'],
  InvalidRange: [416, 'The requested range is not satisfiable'],
  InvalidRequest: [400, 'Invalid Request'],
  InvalidURI: [400, "Couldn't parse the specified URI."],
  KeyTooLongError: [400, 'Your key is too long'],
  MalformedPOSTRequest: [400, 'The body of your POST request is not well-formed form data.'],
  MalformedXML: [400, 'The XML you provided was not well-formed.'],
  MethodNotAllowed: [405, 'The specified method is not allowed against this resource.'],
  MissingContentLength: [411, 'You must provide the Content-Length HTTP header.'],
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NoSuchUpload: [404, 'The specified multipart upload does not exist.'],
  NotImplemented: [501, 'Local S3 does not support this part of S3.'],
  PreconditionFailed: [412, 'At least one of the pre-conditions you specified did not hold'],
  RequestTimeTooSkewed: [
    403,
    "The difference between the request time and the server's is too large.",
  ],
  SignatureDoesNotMatch: [
    403,
    'The request signature we calculated does not match the one you sent.',
  ],
  XAmzContentSHA256Mismatch: [400, "The 'x-amz-content-sha256' header does not match the body."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

type S3ErrorCode = keyof typeof errorTable;

/** An error with S3's own code. `details` become further elements of the error's XML. */
export class S3Error extends Error {
  readonly code: S3ErrorCode;
  readonly details: Record<string, string | number>;

  constructor(code: S3ErrorCode, message?: string, details: Record<string, string | number> = {}) {
    super(message ?? errorTable[code][1]);
    this.name = code;
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorTable[this.code][0];
  }
}
