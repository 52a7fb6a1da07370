/** Storage keys of the sign-in state. */
export const sessionKeys = {
  token: 'token',
  role: 'role',
  refreshToken: 'refreshToken',
  user: 'user',
  /** The former key of `token`, which is still read. */
  legacyToken: 'authToken',
} as const;

/** The storage key of the device token, which is kept after signing out. */
export const deviceKey = 'device';
