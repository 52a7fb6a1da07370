import type { Answers } from './answers.ts';

/** Returns the default answers. */
export function defaultAnswers(folder: string): Record<keyof Answers, string> {
  const words = folder.replaceAll('-', ' ');
  return {
    folder,
    name: words.charAt(0).toUpperCase() + words.slice(1),
    subject: 'a subject of yours',
    currency: 'eur',
    language: 'en-GB',
    timeZone: 'UTC',
    itemKinds: 'articles,products',
    email: `hello@${folder}.example`,
  };
}
