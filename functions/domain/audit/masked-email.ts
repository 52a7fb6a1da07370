/**
 * `ada@example.org` → `a…@example.org`: the audit log is kept permanently, so it must not contain the email address of
 * a deleted account.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
