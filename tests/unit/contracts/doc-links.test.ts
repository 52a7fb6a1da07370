import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { globSources } from '#tests/support/glob-sources.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const documents = globSources('{*,{docs,sites,web,infra,tests,tools,.github}/**/*}.md').filter(
  (file) => !file.includes('node_modules'),
);

test('links in documents lead to files that exist', () => {
  expect(documents.length).toBeGreaterThan(45);
  const dead = documents.flatMap((file) => {
    const code = /^( *)```[^]*?^ *```$/gm;
    const text = readFileSync(path.join(root, file), 'utf8').replace(code, '');
    return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target]) => target!)
      .filter((target) => !existsSync(path.join(root, path.dirname(file), target)))
      .map((target) => `${file}: ${target}`);
  });
  expect(dead).toEqual([]);
});

test('tests that documents name exist', () => {
  const tests = globSync('tests/**/*.test.{ts,tsx}', { cwd: root });
  const named = globSync('{docs/*,README}.md', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/[\w./-]+\.test\.tsx?/g)].map(
      ([name]) => ({ file, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  const gone = named.filter(
    ({ name }) => !tests.some((each) => each === name || each.endsWith(`/${name}`)),
  );
  expect(gone).toEqual([]);
});

test('files that web/README.md names exist', () => {
  const text = readFileSync(path.join(root, 'web/README.md'), 'utf8');
  const named = [...text.matchAll(/`([\w./{},*-]+\.(?:tsx?|css|mdx?))`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(25);
  const files = globSync('{shared,web}/**/*.*', { cwd: root });
  // File names are relative to the folder that the document is about.
  const gone = named.filter(
    (name) => !files.some((file) => path.matchesGlob(file, `{${name},web/**/${name}}`)),
  );
  expect(gone).toEqual([]);
});
