/** What a kind of ledger row is called; a kind without words shows its own name. */
export const ledgerWords: Partial<Record<string, string>> = {
  'sign-up': 'Sign-up credits',
  adjustment: 'Adjusted by an administrator',
};
