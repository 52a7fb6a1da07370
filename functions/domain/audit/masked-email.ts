/**
 * `ada@example.org` → `a…@example.org`: for the audit log, which keeps everything for ever, where it tells of somebody
 * who is to be forgotten.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
