let draft = '';

/** The address typed last on one of the account's forms, for the next one: from sign-in to forgotten password. */
export const emailDraft = (): string => draft;

export function rememberEmail(email: string): void {
  draft = email;
}

/** After sign-in: the next person at this computer must not find it. */
export function forgetEmail(): void {
  draft = '';
}
