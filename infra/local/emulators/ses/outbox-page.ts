import { escapeHtml } from '../http/escape-html.ts';
import { localPage } from '../http/local-page.ts';
import type { Mail } from './mail-store.ts';

const sentTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** The list of all emails, newest first. */
export function outboxPage(mails: Mail[]): string {
  return localPage({ title: 'Outbox', body: mails.length > 0 ? mailTable(mails) : empty });
}

const empty = `<p class="card soft">No emails yet. Register, request a new password or buy something,
then <a href="/_local/outbox">look again</a>.</p>`;

function mailTable(mails: Mail[]): string {
  return `<table>
<caption>${mails.length === 1 ? '1 email' : `${mails.length} emails, newest first`}</caption>
<thead><tr><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Time</th></tr></thead>
<tbody>
${mails.map(mailRow).join('\n')}
</tbody>
</table>`;
}

function mailRow(mail: Mail): string {
  const href = `/_local/outbox/${mail.id}`;
  return `<tr><td data-label="To">${escapeHtml(recipients(mail))}</td>
<td data-label="Subject"><a href="${href}">${escapeHtml(subjectOf(mail))}</a></td>
<td data-label="Time">${timeOf(mail)}</td></tr>`;
}

export function subjectOf(mail: Mail): string {
  return mail.subject.trim() || '(no subject)';
}

export function timeOf(mail: Mail): string {
  return `<time datetime="${mail.sentAt}">${sentTime.format(new Date(mail.sentAt))}</time>`;
}

function recipients({ to, cc, bcc }: Mail): string {
  return [...to, ...cc, ...bcc].join(', ');
}
