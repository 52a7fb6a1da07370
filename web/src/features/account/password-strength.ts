import * as messages from './messages.ts';
const criteria = [
  { label: messages.eightCharactersOrMore, met: (password: string) => [...password].length >= 8 },
  { label: messages.anUppercaseLetter, met: (password: string) => /\p{Lu}/u.test(password) },
  { label: messages.aDigit, met: (password: string) => /\p{Nd}/u.test(password) },
  {
    label: messages.aSpecialCharacter,
    met: (password: string) => /[^\p{L}\p{M}\p{N}]/u.test(password),
  },
] as const;

const words = [
  messages.tooShort,
  messages.weak,
  messages.fair,
  messages.good,
  messages.strong,
] as const;

export interface PasswordStrength {
  /** The number of criteria met, 0 to 4. */
  score: number;
  word: (typeof words)[number];
  criteria: { label: string; met: boolean }[];
}

/** The advisory strength of a password. It never decides whether the password is accepted. */
export function passwordStrength(password: string): PasswordStrength {
  const checked = criteria.map(({ label, met }) => ({ label, met: met(password) }));
  const score = checked.filter(({ met }) => met).length;
  return { score, word: words[score]!, criteria: checked };
}
