/** Keys of the stored sign-in state (decisions.md, Accounts). */
export const sessionKeys = {
  token: 'token',
  role: 'role',
  refreshToken: 'refreshToken',
  user: 'user',
  /** An older name of `token`, still read. */
  legacyToken: 'authToken',
} as const;

/** Where a browser keeps what accounts know it by; it stays there after a sign-out. */
export const deviceKey = 'device';
