import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainLayers } from '#infra/lint/domain-layers.ts';

/** Which imports are refused, by the folder of the importing file. */
const apart: [name: string, folder: string, imported: string][] = [
  ['a group and another group', 'functions/auth', '../articles/list-articles.ts'],
  ['the platform and the domain', 'functions/platform', '../domain/orders/order.ts'],
  ['the domain and a group', 'functions/domain/orders', '../../purchase/create-checkout.ts'],
  ['a noun and one above it', 'functions/domain/members', '../orders/order.ts'],
  ['a noun and one beside it', 'functions/domain/articles', '../products/product.ts'],
  ['a noun and one without a layer', 'functions/domain/orders', '../unlisted/noun.ts'],
  ['a group and the infrastructure', 'functions/auth', '#infra/tables.ts'],
  ['shared and the functions', 'shared/contracts', '#functions/platform/env.ts'],
  ['a feature and another one', 'web/src/features/account', '../chat/message-log.tsx'],
  ['a component and a feature', 'web/src/components', '../features/chat/message-log.tsx'],
  ['a feature and the app', 'web/src/features/articles', '../../app/routes.ts'],
  ['the web and the functions', 'web/src/lib', '#functions/platform/env.ts'],
  ['a feature and the site', 'web/src/features/chat', '#site/config/audio.ts'],
  ['the site and a feature', 'sites/outcrop/pages', '#web/src/features/chat/message-log.tsx'],
  ['a function and the site', 'functions/chat', '#site/config/site.ts'],
  ['the product and its tests', 'functions/auth', '#tests/support/failure-of.ts'],
];
const allowed: [folder: string, imported: string][] = [
  ['functions/auth', './login.ts'],
  ['functions/auth', '../domain/members/identity.ts'],
  ['functions/domain/orders', '../mails/mail.ts'],
  ['functions/domain/catalogue/lists', '../publication.ts'],
  ['web/src/features/account', '../../components/button.tsx'],
  ['infra/local/seed', '#site/samples/index.ts'],
  ['shared/site-config', '#site/config/site.ts'],
  ['tests/unit', '#functions/auth/login.ts'],
];

const folders = ['functions', 'infra', 'shared', 'sites', 'tests', 'web'];

const root = path.resolve(import.meta.dirname, '../../..');
/** A minimal repository: the rules, and only the files in question. */
let copy: string;
const refused = new Set<string>();

/** The importing file, in the copy. */
const importer = (folder: string, imported: string) =>
  `${folder}/imports-${imported.replace(/[^a-z]+/g, '-')}.ts`;

async function write(file: string, text: string) {
  await mkdir(path.join(copy, path.dirname(file)), { recursive: true });
  await writeFile(path.join(copy, file), text);
}

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'outcrop-import-rules-'));
  for (const name of ['oxlint.config.ts', 'package.json', 'tsconfig.json', 'infra/lint']) {
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const cases = [...apart.map(([, ...rest]) => rest), ...allowed];
  for (const [folder, imported] of cases) {
    const target = imported.startsWith('#')
      ? imported.replace('#site/', 'sites/outcrop/').replace('#', '')
      : path.join(folder, imported);
    await write(target, 'export {};\n');
    await write(importer(folder, imported), `import * as it from '${imported}';\nexport { it };\n`);
  }
  const command = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout } = await promisify(execFile)(command, ['--format=json', ...folders], {
    cwd: copy,
  }).catch((error: { stdout: string }) => error);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  for (const { code, filename } of diagnostics) {
    if (code === 'boundaries(dependencies)') refused.add(filename);
  }
}, 60_000);
afterAll(() => rm(copy, { recursive: true }));

describe('who may import whom', () => {
  it.each(apart)('keeps apart %s', (_name, folder, imported) => {
    expect(refused).toContain(importer(folder, imported));
  });

  it.each(allowed)('lets %s import %s', (folder, imported) => {
    expect(refused).not.toContain(importer(folder, imported));
  });
});

it('every noun of the domain has a layer', async () => {
  const nouns = await readdir(path.join(root, 'functions/domain'));
  expect(domainLayers.flat().sort()).toEqual(nouns.sort());
});
