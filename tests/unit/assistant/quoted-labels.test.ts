import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factsOf } from '#functions/domain/assistant/facts/all-facts.ts';
import { siteFacts } from '#shared/assistant/site-facts.ts';
import { siteAnswers as schoolAnswers } from '#sites/blue-third/assistant/answers.ts';

/** The facts of a site also quote its own pages and customers. */
const facts = factsOf({ article: [], podcast: [], product: [] })
  .map(({ fact }) => fact)
  .filter(({ id }) => !siteFacts.some((own) => own.id === id));
const answers = [...facts.map(({ answer }) => answer), ...Object.values(schoolAnswers)];
const messages = globSync('web/src/**/messages.ts').map((file) => readFileSync(file, 'utf8'));

it('names buttons and labels as the app does', () => {
  const labels = answers.flatMap((answer) => [...answer.matchAll(/“([^”]+)”/g)]);
  const quoted = [...new Set(labels.map(([, label]) => label!))];
  expect(quoted).toContain('Show my feed URL');
  expect(quoted.filter((label) => !messages.some((text) => text.includes(label)))).toEqual([]);
});
