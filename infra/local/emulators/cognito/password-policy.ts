import { CognitoError, invalidMember } from './cognito-error.ts';

/** Cognito's own limits on any password (API reference, PasswordType), applied before the pool's policy. */
const pattern = /^\S+.*\S+$/;
const maximumLength = 256;

/**
 * Checks a new password against Cognito's limits and the pool's only rule, a minimum length.
 * @param member the request member that the error names, e.g. `password`
 * @throws InvalidParameterException, InvalidPasswordException
 */
export function assertPasswordAllowed(password: string, minimumLength: number, member: string) {
  if (password.length > maximumLength) {
    throw invalidMember(member, `Member must have length less than or equal to ${maximumLength}`);
  }
  if (!pattern.test(password)) {
    throw invalidMember(member, 'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$');
  }
  if (password.length < minimumLength) {
    throw new CognitoError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
  }
}
