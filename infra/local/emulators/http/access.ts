/** What a call needs: an IAM action on a resource, named as in the last part of its ARN. */
export interface Permission {
  action: string;
  resource: string;
}

/** A call of a service. The session token names the caller's role; the owner of the account has none. */
export interface CallToCheck {
  sessionToken?: string;
  permissions: readonly Permission[];
}

/** Returns AWS's message if a call is refused. Without this check every signed call is allowed. */
export type MayCall = (call: CallToCheck) => string | undefined;

export function sessionTokenOf(headers: NodeJS.Dict<string | string[]>): string | undefined {
  const token = headers['x-amz-security-token'];
  return Array.isArray(token) ? token[0] : token;
}
