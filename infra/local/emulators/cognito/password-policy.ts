import { CognitoError, invalidMember } from './cognito-error.ts';

/** Cognito's own limits on any password, before the pool's policy: API reference, PasswordType. */
const pattern = /^\S+.*\S+$/;
const maximumLength = 256;

/**
 * Checks a new password against Cognito's limits and the pool's only rule, its minimum length.
 * @param member the request's member, for the error's text, e.g. `password`
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
