import fc from 'fast-check';
import Markdown from 'markdown-to-jsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { composeAnswer } from '#functions/domain/assistant/built-in/compose-answer.ts';
import { checkReply } from '#functions/domain/assistant/model/check-reply.ts';
import { grounded } from '../../support/grounded-passages.ts';
import { propertyRuns } from '#tests/support/tier.ts';

const siteUrl = 'https://outcrop.test';
const passages = [grounded('Contact', 'Write to us.'), grounded('Terms of use', 'Be kind.')];
const known = new Set([
  'mailto:support@outcrop.test',
  '/',
  '/contact',
  '/terms-of-use',
  '/purchases',
  '/credits',
  '/store',
]);

/** Renders like a careless page: with HTML and everything else. */
const render = (markdown: string) => renderToStaticMarkup(<Markdown>{markdown}</Markdown>);

function expectHarmless(html: string): void {
  const targets = [...html.matchAll(/\b(?:href|src|action|xlink:href)="([^"]*)"/g)];
  for (const [, target] of targets) {
    expect(known.has(target!) || target!.startsWith('#'), target).toBe(true);
  }
  expect(html).not.toMatch(/<(?:script|img|iframe|style|form|object|svg|video|audio|link|base)\b/i);
  expect(html).not.toMatch(/<[^>]*\son\w+=/i);
}

/** The building blocks of Markdown, shuffled. */
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...[
        '[',
        ']',
        '(',
        ')',
        '![',
        '](',
        '<',
        '>',
        '\\',
        '`',
        '```\n',
        '\n',
        '\n\n',
        '"',
        "'",
        ' ',
      ],
      ...[
        'https://evil.example',
        '//evil.example',
        'www.evil.example',
        'javascript:alert(1)',
        'a@evil.example',
      ],
      ...['[1]', '[2]', '/contact', '[x]: ', '[^1]', '<a href=', '<img src=x onerror=', '<!--'],
      ...['&#91;', '&lt;', '\u200b', '\ue0000\ue001', '|', '- ', '> ', '# ', '~~', '**', 'words'],
    ),
    fc.string({ maxLength: 5 }),
  ),
  { maxLength: 30 },
);

describe('a reply, rendered with every feature of Markdown', () => {
  it('of a model leads to pages of the site alone, whatever it says', () => {
    fc.assert(
      fc.property(pieces, (said) => {
        const answer = checkReply(`Yes [1]. ${said.join('')}`, passages, { siteUrl });
        expectHarmless(render(answer!.reply));
      }),
      { numRuns: propertyRuns(600) },
    );
  }, 60_000);

  it('without a model leads to its sources alone, whatever a text or a title contains', async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(pieces, pieces, async (title, text) => {
        const passage = grounded('Contact', `Porosity ${text.join('')}`);
        passage.source = { ...passage.source, title: `Porosity ${title.join('')}` };
        const { answer } = await composeAnswer({
          message: 'porosity',
          history: [],
          passages: [passage],
          signal: new AbortController().signal,
        });
        // A passage of a single word is not an answer.
        if (!answer) return;
        answered += 1;
        expectHarmless(render(answer.reply));
      }),
      { numRuns: propertyRuns(300) },
    );
    expect(answered).toBeGreaterThan(200);
  }, 60_000);
});
