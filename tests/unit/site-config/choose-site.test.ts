import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * The configuration that the local stack reads: the sender, the samples' currency and author, accounts, the assistant.
 */
const script = `
const { localSettings } = await import('./infra/local/stack-settings.ts');
const { siteConfig, assistantConfig } = await import('./shared/site-config/index.ts');
const { sampleAccounts } = await import('./infra/local/seed/sample-accounts.ts');
const { houseAuthor } = await import('./sites/outcrop/samples/press/house-author.ts');
const { site } = await import('./shared/site-config/site.ts');
const { siteCommand } = await import('./shared/site-config/site-folder.ts');
console.log(JSON.stringify({
  from: localSettings.mailFrom, currency: siteConfig.money.currency, author: houseAuthor, site: site.brand.product,
  accounts: sampleAccounts.map(({ email }) => email), starters: assistantConfig.starterQuestions,
  reset: siteCommand('npm run reset'),
}));`;

async function read(SITE: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './infra/choose-site.ts', '--input-type=module', '--eval', script],
    { cwd: root, env: { ...process.env, SITE } },
  );
  return JSON.parse(stdout) as Record<string, unknown>;
}

it('everything that runs outside the builds uses the chosen brand, too', async () => {
  const [ours, blank] = await Promise.all([read(''), read('blank')]);
  expect(blank).toMatchObject({
    from: 'no-reply@blank.example',
    currency: 'eur',
    author: 'Blank Editorial',
    site: 'Blank',
    accounts: ['admin@blank.example', 'buyer@blank.example'],
    reset: 'SITE=blank npm run reset',
  });
  expect(ours['reset']).toBe('npm run reset');
  expect(JSON.stringify(blank)).not.toMatch(/outcrop/i);
  expect(ours).toMatchObject({ from: 'no-reply@outcrop.test', currency: 'gbp' });
  const starters = new Set(ours['starters'] as string[]);
  expect((blank['starters'] as string[]).filter((question) => starters.has(question))).toEqual([]);
}, 60_000);

it('a brand without a file is refused', async () => {
  await expect(read('none')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^SITE=none: there is no folder sites\/none\. There are: [\w-]+(, [\w-]+)*\.\n$/,
    ) as string,
  });
}, 60_000);
