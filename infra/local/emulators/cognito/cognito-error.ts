/** A named error of Cognito. Its HTTP status is always 400. */
export class CognitoError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export const notAuthorized = (message: string) =>
  new CognitoError('NotAuthorizedException', message);

export const invalidParameter = (message: string) =>
  new CognitoError('InvalidParameterException', message);

/** Cognito's message for a request member that breaks its model, such as a missing one. */
export const invalidMember = (member: string, constraint: string) =>
  invalidParameter(
    `1 validation error detected: Value at '${member}' failed to satisfy constraint: ${constraint}`,
  );

export const resourceNotFound = (message: string) =>
  new CognitoError('ResourceNotFoundException', message);

export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.');

/** Also thrown for an unknown user: the client hides whether an account exists. */
export const wrongCredentials = () => notAuthorized('Incorrect username or password.');
