import { escapeHtml } from './escape-html.ts';
import { localStyle } from './local-style.ts';

interface LocalPage {
  /** Plain text for the document's title and its only h1. */
  title: string;
  /** Trusted HTML below the heading. Escape every value in it with `escapeHtml`. */
  body: string;
  /** The sentence in the banner, plain text. The banner is always shown. */
  notice?: string;
  /** Trusted CSS for this page only. */
  style?: string;
}

const NOTICE = 'Local only: nothing here was sent to anyone.';

/**
 * The HTML shell of the local pages, which no deployment has: the outbox, the payments list, the Checkout
 * page. It needs no script, font or external file.
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
