/** Storage keys of the sign-in state. */
export const sessionKeys = {
  token: 'token',
  role: 'role',
  refreshToken: 'refreshToken',
  user: 'user',
  /** The former name of `token`, still read. */
  legacyToken: 'authToken',
} as const;

/** The storage key of the device token; it stays after signing out. */
export const deviceKey = 'device';
