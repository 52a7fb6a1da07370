import { readFileSync, globSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { assistant } from '#shared/site-config/assistant.ts';
import { audio } from '#site/config/audio.ts';
import { site } from '#shared/site-config/site.ts';
import { assistant as otherAssistant } from '#sites/blank/config/assistant.ts';
import { site as otherSite } from '#sites/blank/config/site.ts';
import { ownTexts } from '#tests/support/own-texts.ts';

it('is only in the configuration of the site, and so is its currency', () => {
  const files = globSync(['web/src/**/*.{ts,tsx}', 'functions/**/*.ts', 'shared/**/*.ts']);
  expect(files.length).toBeGreaterThan(500);
  // Ordinary words do not count as a brand.
  const { synonyms: _words, ...own } = assistant;
  // Nor do Apple's terms for podcasts.
  const { categories: _categories, ...podcast } = site.podcast;
  const others = { site: otherSite, assistant: otherAssistant };
  const texts = ownTexts({ site: { ...site, podcast }, assistant: own, audio }, others)
    .filter((text) => text.length > 6)
    .concat('Outcrop');
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const named = texts
      .concat(file.startsWith('web/') ? '£' : [])
      .filter((text) => source.includes(text));
    if (named.length === 0) return [];
    // Comments may name it.
    const { code } = transformSync(source, {
      loader: 'tsx',
      minifyWhitespace: true,
      charset: 'utf8',
    });
    return named.filter((text) => code.includes(text)).map((text) => `${text} in ${file}`);
  });
  expect(found).toEqual([]);
});
