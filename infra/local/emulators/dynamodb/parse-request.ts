import validations from 'dynalite/validations/index.js';

/** DynamoDB refuses items larger than 400 KB. */
const maxItemSize = 400 * 1024;

/** dynalite's description of a call: members with types and constraints, then rules across members. */
export interface Validation {
  types: Record<string, unknown>;
  /**
   * Returns the message of a ValidationException; also parses expressions into `_condition` and similar
   * members.
   */
  custom?: (request: never, store: object) => string | undefined | null | void;
}

/** The server settings that dynalite's validators and actions read. */
export const dynaliteOptions = { options: { maxItemSize } };

/**
 * Checks a request as DynamoDB does, drops unknown members and parses its expressions.
 * @throws ServiceError SerializationException or ValidationException, worded as on AWS
 */
export function parseRequest<Request>(validation: Validation, body: unknown): Request {
  const request = validations.checkTypes(body, validation.types);
  validations.checkValidations(request, validation.types, validation.custom, dynaliteOptions);
  return request as Request;
}
