import { Parser } from 'htmlparser2';
import { escapeHtml } from '#shared/html/escape-html.ts';

const dropped = new Set(['script', 'link', 'style', 'noscript', 'template', 'svg']);
const kept = new Set([
  'href',
  'src',
  'alt',
  'width',
  'height',
  'type',
  'name',
  'open',
  'srcset',
  'hidden',
]);
const empty = new Set(['img', 'input', 'br', 'hr', 'wbr', 'source', 'meta']);

/**
 * The page without scripts: its content and styles only. It loads no fonts, as the real page does not on the
 * slow network of the measurement (shared/html/boot-script.ts).
 */
export function staticPage(html: string): string {
  return html
    .replace(/<html\b/, '$& data-slow')
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:stylesheet|modulepreload|preload)"[^>]*>/g, '');
}

/** The minimum that makes a long text readable. */
const style =
  'body{margin:1rem;font:1rem/1.6 sans-serif}h1{font-size:2rem;line-height:1.15}main,header,footer,nav{display:block;margin:0 0 2rem}ul{padding-left:1rem}';

/**
 * Only the page's words: its elements with a small inline stylesheet, without scripts, fonts, classes and
 * drawings. No designed page is as fast; the difference is the cost of the design.
 */
export function wordsPage(html: string): string {
  let body = '';
  let inside = 0;
  let skipped = 0;
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') return void inside++;
      if (!inside) return;
      if (skipped || dropped.has(name)) return void skipped++;
      const attributesKept = Object.entries(attributes)
        .filter(([key]) => kept.has(key))
        .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
      body += `<${name}${attributesKept.join('')}>`;
    },
    ontext(text) {
      if (inside && !skipped) body += escapeHtml(text);
    },
    onclosetag(name) {
      if (name === 'body') return void inside--;
      if (!inside) return;
      if (skipped) return void skipped--;
      if (!empty.has(name)) body += `</${name}>`;
    },
  });
  parser.end(html);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${style}</style></head><body>${body}</body></html>`;
}
