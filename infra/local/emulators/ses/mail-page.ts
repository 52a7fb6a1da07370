import { escapeHtml } from '../http/escape-html.ts';
import { localPage } from '../http/local-page.ts';
import type { Mail } from './mail-store.ts';
import { subjectOf, timeOf } from './outbox-page.ts';

/** What an email may do in its frame: open links when clicked. No scripts, no forms, no origin. */
export const MAIL_SANDBOX = 'allow-popups allow-top-navigation-by-user-activation';

const style = `
iframe{display:block;width:100%;height:38rem;border:1px solid var(--line);border-radius:.6rem;background:#fff;color-scheme:light;resize:vertical}
iframe:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
nav a{display:inline-block;padding:.25rem 0 1rem}
`;

/** One email: its HTML part in a sandboxed frame, and its text part. */
export function mailPage(mail: Mail): string {
  const body = `<nav aria-label="Outbox"><a href="/_local/outbox">All emails</a></nav>
<div class="card"><dl>
${envelope(mail)}
</dl></div>
${mail.html === undefined ? '' : htmlPart(mail)}
${mail.text === undefined ? '' : textPart(mail.text)}`;
  return localPage({ title: subjectOf(mail), body, style });
}

function envelope(mail: Mail): string {
  const lines: [label: string, values: string[]][] = [
    ['From', [mail.from]],
    ['To', mail.to],
    ['Cc', mail.cc],
    ['Bcc', mail.bcc],
    ['Reply to', mail.replyTo],
    ...(mail.headers ?? []).map(([name, value]): [string, string[]] => [name, [value]]),
  ];
  const filled = lines.filter(([, values]) => values.length > 0);
  return [
    ...filled.map(
      ([label, values]) => `<dt>${label}</dt><dd>${escapeHtml(values.join(', '))}</dd>`,
    ),
    `<dt>Time</dt><dd>${timeOf(mail)}</dd>`,
  ].join('\n');
}

function htmlPart(mail: Mail): string {
  return `<h2>As HTML</h2>
<iframe title="The email as HTML" sandbox="${MAIL_SANDBOX}" src="/_local/outbox/${mail.id}/html"></iframe>`;
}

function textPart(text: string): string {
  return `<h2>As text</h2>
<div class="card"><pre>${withLinks(text)}</pre></div>`;
}

/** Escapes the text and turns its URLs into links; a closing full stop or bracket is not part of a URL. */
function withLinks(text: string): string {
  const pieces = text.split(/(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/);
  return pieces
    .map((piece, at) => {
      const shown = escapeHtml(piece);
      return at % 2 === 0 ? shown : `<a href="${shown}" target="_top">${shown}</a>`;
    })
    .join('');
}

/** The HTML part as sent, with links that open outside the frame. */
export function mailHtml(html: string): string {
  const base = '<base target="_top">';
  const head = /<head(?:\s[^>]*)?>|<!doctype[^>]*>/gi;
  const last = [...html.matchAll(head)].at(-1);
  if (!last) return base + html;
  const end = last.index + last[0].length;
  return html.slice(0, end) + base + html.slice(end);
}
