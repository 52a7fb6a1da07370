import { escapeHtml } from './escape-html.ts';
import { localStyle } from './local-style.ts';

interface LocalPage {
  /** Plain text; becomes the document's title and its only h1. */
  title: string;
  /** Trusted HTML below the heading. Escape every value in it with `escapeHtml`. */
  body: string;
  /** The banner's sentence, plain text. It is always there: only its words change. */
  notice?: string;
  /** Trusted CSS that only this page needs. */
  style?: string;
}

const NOTICE = 'Local only: nothing here was sent to anyone.';

/**
 * The HTML shell of every page that exists on a laptop and never in a deployment: the outbox, the
 * payments list, the stand-in for Stripe Checkout. Needs no script, font or file from elsewhere.
 */
export function localPage({ title, body, notice = NOTICE, style = '' }: LocalPage): string {
  const heading = escapeHtml(title);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${heading} · Local</title>
<style>${localStyle}${style}</style>
</head>
<body>
<header class="local-notice"><p>${escapeHtml(notice)}</p></header>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`;
}
