import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const eslint = new ESLint({ cwd: root });

/** Whether the import rules refuse this line in a file of this folder. */
async function isRefused(filePath: string, imported: string): Promise<boolean> {
  const [result] = await eslint.lintText(`import * as it from '${imported}';\nexport { it };\n`, {
    filePath: path.join(root, filePath),
  });
  return result!.messages.some(({ ruleId }) => ruleId === 'boundaries/dependencies');
}

describe('who may import whom', () => {
  it.each([
    ['a group and another group', 'functions/auth/x.ts', '../articles/list-articles.ts'],
    ['the platform and the domain', 'functions/platform/x.ts', '../domain/orders/order.ts'],
    ['the domain and a group', 'functions/domain/orders/x.ts', '../../purchase/create-checkout.ts'],
    ['a group and the infrastructure', 'functions/auth/x.ts', '#infra/tables.ts'],
    ['shared and the functions', 'shared/contracts/x.ts', '#functions/platform/env.ts'],
    ['a feature and another one', 'web/src/features/account/x.ts', '../chat/message-log.tsx'],
    ['a component and a feature', 'web/src/components/x.ts', '../features/chat/message-log.tsx'],
    ['a feature and the app', 'web/src/features/articles/x.ts', '../../app/routes.ts'],
    ['the web and the functions', 'web/src/lib/x.ts', '#functions/platform/env.ts'],
    ['a feature and the site', 'web/src/features/chat/x.ts', '#site/config/audio.ts'],
    [
      'the site and a feature',
      'sites/outcrop/pages/x.ts',
      '#web/src/features/chat/message-log.tsx',
    ],
    ['a function and the site', 'functions/chat/x.ts', '#site/config/site.ts'],
    ['the product and its tests', 'functions/auth/x.ts', '#tests/support/failure-of.ts'],
  ])('keeps apart %s', async (_name, file, imported) => {
    expect(await isRefused(file, imported)).toBe(true);
  });

  it.each([
    ['functions/auth/x.ts', './login.ts'],
    ['functions/auth/x.ts', '../domain/members/identity.ts'],
    ['functions/domain/orders/x.ts', '../mails/mail.ts'],
    ['web/src/features/account/x.ts', '../../components/button.tsx'],
    ['infra/local/seed/x.ts', '#site/samples/index.ts'],
    ['shared/site-config/x.ts', '#site/config/site.ts'],
    ['tests/unit/x.test.ts', '#functions/auth/login.ts'],
  ])('lets %s import %s', async (file, imported) => {
    expect(await isRefused(file, imported)).toBe(false);
  });
});
