import { describe, expect, it, test } from 'vitest';
import { checkLas } from '#tools/core/index.ts';
import { inHeader, spoilt } from './clean-las.ts';
import { repair } from './fix-content.ts';

/** The clean file with bytes in place of its location, each written as the character with that number. */
const located = (bytes: string): Uint8Array =>
  Buffer.from(spoilt(inHeader('61 N 24 E', bytes)), 'latin1');

function messageOf(content: string | Uint8Array): string {
  const { findings } = checkLas(content);
  expect(findings.map(({ rule, line }) => `${line} ${rule}`)).toEqual(['12 encoding']);
  return findings[0]!.message;
}

test.each<[name: string, bytes: string, encoding: string, character: string, spelt: string]>([
  ['French in Windows-1252', 'C\xd4TE \xc9NERGIE', 'Windows-1252', 'Ô', 'COTE ENERGIE'],
  ['French in CP850', 'Soci\x82t\x82', 'CP850', 'é', 'Societe'],
  ['French in Mac Roman', 'Soci\x8et\x8e', 'Mac Roman', 'é', 'Societe'],
  ['Norwegian in Windows-1252', '\xc5sg\xe5rd', 'Windows-1252', 'Å', 'Asgard'],
  ['German in CP850', 'M\x81ller', 'CP850', 'ü', 'Muller'],
  ['degrees in Windows-1252', '61\xb0 N', 'Windows-1252', '°', '61deg N'],
  ['degrees in CP850', '61\xf8 N', 'CP850', '°', '61deg N'],
  ['degrees in Mac Roman', '61\xa1 N', 'Mac Roman', '°', '61deg N'],
  ['a dash and quotes of Word', '\x9361\x94 \x96 24', 'Windows-1252', '“', '"61" - 24'],
])('%s is reported and replaced', async (_, bytes, encoding, character, spelt) => {
  const content = located(bytes);
  expect(messageOf(content)).toMatch(
    new RegExp(`^"${character}" is not ASCII \\(${encoding}\\)\\. Programs read it differently: `),
  );
  const { lines, left } = await repair(content);
  expect(lines).toEqual([` LOC .   ${spelt} : LOCATION`]);
  expect(left).toEqual([]);
});

test.each([
  ['µS in Windows-1252', ' DT  .\xb5S/M '],
  ['µS in CP850', ' DT  .\xe6S/M '],
])('%s is a unit', async (_, line) => {
  const content = Buffer.from(spoilt(inHeader(' DT  .US/M ', line)), 'latin1');
  expect(checkLas(content).findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^"µ" is not ASCII .* write u\.$/),
  ]);
  expect((await repair(content)).lines).toEqual([' DT  .uS/M       : SONIC']);
});

test.each([
  ['è, which may be č', 'Rivi\xe8re', '"è" is not ASCII (most likely Windows-1252).'],
  ['Cyrillic in Windows-1251', '\xca\xee\xeb\xfc\xf1\xea\xe0\xff', 'Byte CA (hexadecimal)'],
  ['more of it', '\xcd\xe5\xf4\xf2\xfc \xed\xe0', '"Н" is not ASCII (Windows-1251).'],
  ['Chinese', '\xca\xaf\xd3\xcd', 'Byte CA (hexadecimal) is not ASCII. The encoding is unknown'],
])('%s is named and left to a person', async (_, bytes, message) => {
  const content = located(bytes);
  expect(messageOf(content)).toContain(message);
  expect(Buffer.from((await repair(content)).after, 'latin1').equals(content)).toBe(true);
});

it('says which characters an ambiguous byte can stand for', () => {
  const content = located('g/cm\xfc 61');
  expect(messageOf(content)).toBe(
    'Byte FC (hexadecimal) is not ASCII. The encoding is unknown: the byte is "ü" in Windows-1252, "³" in CP850, "¸" in Mac Roman. Look the character up in the print, and write it in ASCII.',
  );
});

describe('in UTF-8', () => {
  test.each([
    ['61° N', '"°" is not ASCII. Programs read it differently: write deg.'],
    ['Émile', '"É" is not ASCII. Programs read it differently: write E.'],
    ['61\u00a0N', 'A no-break space is not ASCII. Programs read it differently: write a space.'],
    ['Кола', '"К" is not ASCII. Programs read it differently: write it in ASCII letters.'],
  ])('%s is replaced', (text, message) => {
    expect(messageOf(spoilt(inHeader('61 N 24 E', text)))).toBe(message);
  });
});
