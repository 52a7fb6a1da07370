import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { build } from 'esbuild';
import { codesContract } from '#shared/contracts/codes.ts';
import { sha256 } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { paidArticle } from '../support/buy-article.ts';
import { samplePdf } from '../support/sample-articles.ts';
import { sessionIdOf } from '../support/stripe-controls.ts';

/** The exports of generated-client/buyer.txt. */
interface Buyer {
  register(email: string, password: string): Promise<void>;
  startCheckout(item: string, code: string): Promise<string>;
  wrongCode(item: string): Promise<string>;
  readPurchase(item: string, sessionId: string): Promise<Record<string, unknown>>;
  download(item: string, sessionId: string): Promise<ArrayBuffer>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** A TypeScript client generated from the description that the site serves, with the program that uses it. */
async function generate(siteUrl: string, folder: string): Promise<void> {
  await createClient({
    input: `${siteUrl}/openapi.json`,
    output: path.join(folder, 'client'),
    logs: { level: 'silent' },
  });
  const text = path.join(import.meta.dirname, 'generated-client/buyer.txt');
  cpSync(text, path.join(folder, 'buyer.ts'));
}

/** @returns the compiler errors in the client and the program */
function typeErrors(folder: string): string {
  const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'preserve'];
  const own = ['--ignoreConfig', '--types', '', '--pretty', 'false'];
  const words = [tsc, ...options, ...own, 'buyer.ts'];
  return spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' }).stdout;
}

async function load(folder: string): Promise<(siteUrl: string) => Buyer> {
  const outfile = path.join(folder, 'buyer.mjs');
  await build({
    entryPoints: [path.join(folder, 'buyer.ts')],
    bundle: true,
    format: 'esm',
    outfile,
  });
  const { createBuyer } = (await import(outfile)) as { createBuyer: (url: string) => Buyer };
  return createBuyer;
}

test(
  'a client that is generated from the served description buys with a code and downloads',
  { tag: '@long' },
  async ({ site }) => {
    test.setTimeout(120_000);
    await site.seedArticles();
    const admin = await site.register();
    await site.makeAdmin(admin.email);
    const session = await site.login(admin.email);
    await site.api(codesContract.create, { code: 'THIRD', percentOff: 33 }, session);

    mkdirSync(path.join(root, 'dist'), { recursive: true });
    const folder = mkdtempSync(path.join(root, 'dist/generated-client-'));
    try {
      await generate(site.siteUrl, folder);
      expect(typeErrors(folder)).toBe('');
      const buyer = (await load(folder))(site.siteUrl);

      await buyer.register('program@example.test', 'folded-limestone');
      expect(await buyer.wrongCode(paidArticle.id)).toBe('code_refused');
      const checkout = await buyer.startCheckout(paidArticle.id, 'third');
      const sessionId = sessionIdOf(checkout);
      await site.stripe.pay(sessionId);
      await site.stripe.idle();

      expect(await buyer.readPurchase(paidArticle.id, sessionId)).toEqual({
        ...{ status: 'owned', amountPaid: 3.01, currency: 'gbp' },
        ...{ price: 4.5, discount: 1.49, code: 'THIRD' },
      });
      const file = Buffer.from(await buyer.download(paidArticle.id, sessionId));
      expect(sha256(file)).toBe(sha256(samplePdf(paidArticle)));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
