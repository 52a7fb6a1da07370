import { site } from '#shared/site-config/site.ts';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { serviceNumber, services } from '#site/config/services.ts';

/** The questions that the company asks about every request, so that no second email is needed. */
const questions = [
  'What I have (files, formats, how much)',
  'What I need at the end',
  'Area and coordinate system',
  'By when',
  'Budget, if you have one',
  'Name and organisation',
];

/** The subject and text of a request for the services, in the order of the sheet. */
export function quoteDraft(chosen: readonly string[]): { subject: string; body: string } {
  const rows = services.filter(({ id }) => chosen.includes(id));
  const [first] = rows;
  const more = rows.length > 1 ? ` and ${rows.length - 1} more` : '';
  return {
    subject: first ? `Quote request: ${first.title}${more}` : 'Quote request',
    body: [
      'Please send a quote for:',
      ...rows.map(({ id, title }) => `${serviceNumber(id)}  ${title}`),
      '',
      ...questions.map((question) => `${question}:\n`),
    ].join('\n'),
  };
}

/** Opens the request in the visitor's mail program. */
export function quoteMailLink(chosen: readonly string[]): string {
  const { subject, body } = quoteDraft(chosen);
  return mailLink(subject, body);
}

/** Opens the request in Gmail's compose window. */
export function quoteGmailLink(chosen: readonly string[]): string {
  const { subject, body } = quoteDraft(chosen);
  const fields = { view: 'cm', fs: '1', to: site.emails.support, su: subject, body };
  return `https://mail.google.com/mail/?${new URLSearchParams(fields)}`;
}
