import path from 'node:path';
import { expect, it } from 'vitest';
import { SiteMistake } from '#shared/site-config/site-mistake.ts';
import { explainBuild } from '#web/build/explain-build.ts';

const folder = path.resolve(import.meta.dirname, '../../../../sites/blank');
const failed = (...errors: object[]) => Object.assign(new Error('Build failed'), { errors });
const component = {
  message:
    '\u001b[31m[MISSING_EXPORT] \u001b[0m"Notic" is not exported by "web/src/components/notice.tsx".\n frame',
  id: `${folder}/pages/parts/draft.tsx`,
  loc: { file: `${folder}/pages/parts/draft.tsx`, line: 1 },
};
const page = {
  message: "[UNRESOLVED_IMPORT] Could not resolve '../parts/draft.tsx' in sites/blank/pages/a.mdx",
  id: `${folder}/pages/about/about-page.mdx`,
  exporter: 'Draft',
  // A position in the compiled code of the page.
  loc: { file: `${folder}/pages/about/about-page.mdx`, line: 99 },
};

it('names the line of a component', () => {
  expect(explainBuild(failed(component), folder)).toEqual(
    new SiteMistake(
      'sites/blank/pages/parts/draft.tsx:1: "Notic" is not exported by "web/src/components/notice.tsx". Correct this line.',
    ),
  );
});

it('names the line of a page of text, not of its code, and each mistake once', () => {
  const mistake = explainBuild(failed(page, page, new SiteMistake('a.mdx:1: One.')), folder);
  expect((mistake as SiteMistake).sentences).toEqual([
    expect.stringMatching(
      /^sites\/blank\/pages\/about\/about-page\.mdx:\d: Could not resolve '\.\.\/parts\/draft\.tsx'\. Correct this line\.$/,
    ),
    'a.mdx:1: One.',
  ]);
});

it('does not hide mistakes of the program', () => {
  const error = failed(component, {
    ...component,
    id: '/engine.tsx',
    loc: { file: '/engine.tsx' },
  });
  expect(explainBuild(error, folder)).toBe(error);
  const other = new TypeError('x is undefined');
  expect(explainBuild(other, folder)).toBe(other);
});
