let draft = '';

/** Carries the email address from one account form to the next, such as from sign-in to password reset. */
export const emailDraft = (): string => draft;

export function rememberEmail(email: string): void {
  draft = email;
}

/** Called after sign-in: the next person at this computer must not see it. */
export function forgetEmail(): void {
  draft = '';
}
