import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBundleLoader } from '#infra/local/load-bundle.ts';
import { seedSamples } from '#infra/local/seed/seed-samples.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { startTestStack } from './start-test-stack.ts';
import { sessionIdOf } from './stripe-controls.ts';
import { synthesizeSite } from './synthesize-site.ts';

/*
 * Runs a built site with its samples, uses it as visitors and members do, and writes the texts that they get: a JSON
 * object of texts by their source.
 * `SITE=<name> node --import ./infra/choose-site.ts tests/support/collect-site-texts.ts <folder of the build>`
 */

const [folder = ''] = process.argv.slice(2);
const texts: Record<string, string> = {};
const marks = mkdtempSync(path.join(tmpdir(), 'outcrop-texts-'));
const stack = await startTestStack({
  loadHandler: createBundleLoader(path.join(folder, 'functions')),
  web: { directory: path.join(folder, 'web') },
  pagesDir: path.join(folder, 'pages'),
  siteTextFile: path.join(folder, 'site-text.json'),
});
const { signal } = new AbortController();
await seedSamples(stack, marks, { signal, onProgress: () => undefined });

async function collect(pathname: string): Promise<string> {
  const response = await fetch(stack.siteUrl + pathname);
  const text = await response.text();
  texts[`${response.status} ${pathname}`] = text;
  return text;
}

const member = await stack.register();
for (const pathname of ['/', '/articles', '/podcasthub', '/store', '/robots.txt', '/nothing']) {
  await collect(pathname);
}
const sitemap = await collect('/sitemap.xml');
const parts = [...sitemap.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(
  ([, part]) => part!,
);
const maps = [sitemap, ...(await Promise.all(parts.map(collect)))].join('');
for (const [, pathname] of maps.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]+)<\/loc>/g)) {
  await collect(pathname!);
}
await collect('/feeds/podcast.xml');

/** Buys the first item of a list that has a price. @returns the Checkout session */
async function buy(
  resourceType: 'article' | 'podcast' | 'product',
  items: readonly { id: string; price: number }[],
): Promise<string> {
  const { id: resourceId } = items.find(({ price }) => price > 0)!;
  const input = { resourceType, resourceId, returnUrl: `${stack.siteUrl}/purchases` };
  const { url } = await stack.api(purchaseContract.create, input, member);
  const sessionId = sessionIdOf(url);
  texts[`Checkout of ${resourceId}`] = await (await fetch(url)).text();
  await stack.stripe.pay(sessionId, undefined, member.email);
  await stack.stripe.idle();
  return sessionId;
}

if (capabilities.chat) {
  const small = ['Hello', 'What does it cost?', 'What is the weather like?'];
  for (const message of [...assistantConfig.starterQuestions, ...small]) {
    const { reply, suggestions } = await stack.api(chatContract.send, { message }, member);
    texts[`chat ${message}`] = [reply, ...(suggestions ?? [])].join('\n');
  }
}

await buy('article', await stack.api(articlesContract.list, {}));
await buy('podcast', await stack.api(podcastsContract.list, {}));
const sessionId = await buy('product', await stack.api(productsContract.list, {}));
await stack.stripe.refund(sessionId);
await stack.api(authContract.requestPasswordReset, { email: member.email });
await stack.api(privacyContract.request, {
  email: member.email,
  scope: 'account',
  requestId: 'told-of-a-site-once',
});
await stack.stripe.idle();
// Three receipts, a refund, a link for the password, and one to confirm the request.
await stack.waitForMails(member.email, 6);
texts['export of an account'] = JSON.stringify(
  await stack.api(accountContract.exportData, {}, member),
);
for (const { subject, text, html, from } of await stack.mails()) {
  texts[`mail "${subject}"`] = [from, subject, text, html].join('\n');
}
texts['template'] = JSON.stringify(synthesizeSite().template.toJSON());
await stack.stop();
rmSync(marks, { recursive: true });
process.stdout.write(JSON.stringify(texts), () => process.exit(0));
