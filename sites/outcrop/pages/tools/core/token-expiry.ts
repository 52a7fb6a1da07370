/**
 * Whether an access token (JWT) has expired. An unreadable one is left to the server.
 * @param nowSeconds Unix time
 */
export function hasExpired(token: string, nowSeconds: number): boolean {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' && exp <= nowSeconds;
  } catch {
    return false;
  }
}
