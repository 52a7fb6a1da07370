import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathParameters, type Call } from '#shared/contracts/define-contract.ts';
import { deployedCalls } from '#shared/contracts/index.ts';
import { buyArticle, paidArticle } from '../support/buy-article.ts';
import { paidPodcast } from '../support/buy-podcast.ts';
import type { RouteFixtures } from '../support/route-fixtures.ts';
import { routeInputs } from '../support/route-inputs.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';
import { isLongTier } from '../support/tier.ts';

const halfAPair = String.fromCharCode(0xd800);
const ordinary = [halfAPair, ' ', '..', '\u0000', '__proto__'];
const strangeTexts = isLongTier ? [...ordinary, '../..', '%', '#', '\u202e', '{}'] : ordinary;

let stack: TestStack;
let fixtures: RouteFixtures;
let tokens: { owner: string; admin: string };
beforeAll(async () => {
  stack = await startTestStack();
  await Promise.all([stack.seedArticles(), stack.seedPodcasts(), seedProduct(stack)]);
  const admin = await registerAdmin(stack);
  const { buyer, sessionId } = await buyArticle(stack);
  tokens = { owner: buyer.token, admin: admin.token };
  fixtures = {
    siteUrl: stack.siteUrl,
    articleId: paidArticle.id,
    podcastId: paidPodcast.id,
    productId: sampleProduct.id,
    draftId: 'no-such-draft',
    uploadId: 'no-such-upload',
    ownerId: buyer.id,
    ownerEmail: buyer.email,
    sessionId,
  };
});
afterAll(() => stack.stop());

/** Every input of a call with one field replaced. A lone surrogate cannot be encoded in a path. */
function strangeInputs(name: string, { access, input, path }: Call): object[] {
  const usual = routeInputs[name]!(fixtures, access === 'admin' ? 'admin' : 'owner');
  const fields = Object.keys('shape' in input ? (input.shape as object) : usual);
  return fields.flatMap((field) =>
    strangeTexts
      .filter((text) => text !== halfAPair || !pathParameters(path).includes(field))
      .map((text) => ({ ...usual, [field]: text })),
  );
}

const everyCall = deployedCalls().map(({ group, name, call }) => ({
  name: `${group}.${name}`,
  call,
}));
const kindOf = ({ call: { method, access } }: { call: Call }) => `${method} ${access}`;
/** All calls in the long tier, else the first one of every method and role. */
const calls = isLongTier
  ? everyCall
  : [...new Map(everyCall.toReversed().map((one) => [kindOf(one), one])).values()];

describe('a field with strange text', () => {
  it.each(calls)('causes no server error in $name', { tags: 'repeats' }, async ({ name, call }) => {
    const token = call.access === 'admin' ? tokens.admin : tokens.owner;
    const troubles: [number, object][] = [];
    for (const input of strangeInputs(name, call)) {
      const { status } = await stack.send(call, input, { token });
      if (status >= 500) troubles.push([status, input]);
    }
    expect(troubles).toEqual([]);
  });
});
