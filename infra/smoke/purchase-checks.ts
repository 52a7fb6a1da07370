import { setTimeout as sleep } from 'node:timers/promises';
import { purchaseContract, type PurchaseRecord } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { skipped, passed, failed, type Line } from '../doctor/line.ts';
import { cheapest, mainCatalogue } from './main-catalogue.ts';
import type { Member } from './member-checks.ts';
import { follow } from './preview-checks.ts';
import type { Site } from './site.ts';

export interface Buying {
  /** How long to wait for a person to pay by hand; 0 if nobody will. */
  payByHandMs: number;
  /** How long the webhook may take, in milliseconds. */
  webhookMs: number;
  /** Shows a text to the person who pays. */
  tell: (text: string) => void;
}

const testCard = '4242 4242 4242 4242';

/**
 * Buys the cheapest item with Stripe's test card. The return page is not opened: only the webhook can grant the item.
 */
export async function checkPurchase(site: Site, member: Member, buying: Buying): Promise<Line[]> {
  const { token } = member;
  const { noun, resourceType, returnPath } = mainCatalogue;
  const item = await cheapest(site);
  if (!item) return [skipped('purchase', `No ${noun} is for sale, so none was bought.`)];
  const returnUrl = site.url + returnPath;
  const request = { resourceId: item.id, resourceType, returnUrl };
  const { url } = await site.api(purchaseContract.create, request, token);
  const sessionId = /cs_(test|live)_\w+/.exec(url)?.[0];
  if (!sessionId) return [failed('purchase', `The checkout has an unexpected address: ${url}.`)];
  if (sessionId.startsWith('cs_live_')) {
    const says = 'The checkout opens. The stage accepts real payments, so nothing was bought.';
    return [
      skipped('purchase', says, 'run this for a stage with a test key, or buy something yourself'),
    ];
  }
  const paid = await pay(site, url, buying);
  if (paid) return [paid];
  const bought = await untilOwned(site, token, sessionId, buying.webhookMs + buying.payByHandMs);
  return bought
    ? [
        passed('purchase', `"${item.title}" was bought in test mode.`),
        passed('webhook', "Stripe's event arrived and granted it."),
        await checkReceipt(site, token, sessionId),
        await checkDownload(site, bought),
      ]
    : [await withoutWebhook(site, token, sessionId, item.id)];
}

/** Pays on the local Stripe's page, or asks a person to. Returns a line if nobody pays. */
async function pay(site: Site, url: string, { payByHandMs, tell }: Buying) {
  if (new URL(url).pathname.startsWith('/_local/stripe/')) {
    const body = new URLSearchParams({ card: testCard, email: 'smoke@example.test' });
    await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual', body });
    return undefined;
  }
  if (payByHandMs === 0) {
    const says = 'The checkout opens in test mode. Paying at Stripe needs a person.';
    return skipped('purchase', says, `npm run smoke -- --url ${site.url} --mailbox … --buy`);
  }
  tell(
    `Pay within ${payByHandMs / 60_000} minutes with the card ${testCard}, and close the page before it returns:\n${url}`,
  );
  return undefined;
}

async function untilOwned(site: Site, token: string, id: string, timeoutMs: number) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const purchases = await site.api(purchaseContract.list, {}, token);
    const found = purchases.find((each) => each.id === id && each.status === 'owned');
    if (found) return found;
    await sleep(1000);
  }
  return undefined;
}

/** Distinguishes a payment whose webhook is lost from one that was not made. */
async function withoutWebhook(site: Site, token: string, sessionId: string, resourceId: string) {
  const { status } = await site.api(purchaseContract.verify, { sessionId, resourceId }, token);
  if (status !== 'paid') return failed('purchase', `The payment did not succeed: ${status}.`);
  const says = "The payment succeeded, but Stripe's event has not arrived.";
  return failed('webhook', says, 'npm run connect-stripe -- --stage <stage>');
}

async function checkReceipt(site: Site, token: string, id: string): Promise<Line> {
  const { title, amountPaid } = await site.api(receiptsContract.receipt, { id }, token);
  if (amountPaid > 0) return passed('receipt', 'The receipt shows the amount.');
  return failed('receipt', `The receipt for "${title}" says that nothing was paid.`);
}

async function checkDownload(site: Site, bought: PurchaseRecord): Promise<Line> {
  const { resourceId, downloadToken = '' } = bought;
  const token = encodeURIComponent(downloadToken);
  const path = `${mainCatalogue.downloadPath(resourceId)}?token=${token}`;
  const { status } = await follow(site, path);
  if (status === 200 || status === 206)
    return passed('download', 'The purchase can be downloaded.');
  return failed('download', `The download responds with ${status}.`);
}
