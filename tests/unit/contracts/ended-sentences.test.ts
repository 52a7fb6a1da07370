import { beforeAll, expect, it } from 'vitest';
import { lintExpressions } from '../../support/lint-expressions.ts';

const open = [
  '`${errorText(error, a)} Please wait.`',
  "failureText(error, a) + ' Please wait.'",
  '`${error.message} ${when}`',
  '((text) => text)(`${text}${when}`)',
  '<p>{errorText(error, a)} Please wait.</p>',
  "<p>{failureText(error, a)}{' '}<a href={to}>Write to us</a></p>",
  '<>{text} <a href={to}>Write to us</a></>',
  '`${known ? failureText(error, a) : a} Please wait.`',
];
const ended = [
  '`${errorSentence(error, a)} Please wait.`',
  '`We could not save. ${errorText(error, a)}`',
  '`${sentence(failureText(error, a))} ${when}`',
  "'We could not save. ' + error.message",
  '<p>{errorText(error, a)}</p>',
  '<p>{errorSentence(error, a)} Please wait.</p>',
  '<p>\n  {text}\n  <button>Retry</button>\n</p>',
  '`${item.message} in the file`',
];

let refused: string[];

beforeAll(async () => {
  refused = await lintExpressions('ended-sentences', [...open, ...ended]);
}, 60_000);

it.each(open)('refuses text after an unended sentence of the server: %s', (expression) =>
  expect(refused).toContain(expression),
);

it.each(ended)('accepts an ended sentence, or one at the end: %s', (expression) =>
  expect(refused).not.toContain(expression),
);
