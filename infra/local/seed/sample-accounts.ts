/** The accounts that every laptop starts with. */
export const sampleAccounts = [
  { email: 'admin@outcrop.test', role: 'admin' },
  { email: 'buyer@outcrop.test', role: 'user' },
] as const;

export const samplePassword = 'strata-and-dip';
