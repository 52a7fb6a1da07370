import { afterEach, describe, expect, it, vi } from 'vitest';
import { capabilities as everything } from '#shared/site-config/capabilities.ts';
import type { Capability } from '#shared/site-config/capability.ts';

const paths = ['#shared/site-config/capabilities.ts', '#site/config/capabilities.ts'];
const shelves = { article: [], podcast: [], product: [] };

async function assistantWithout(name: Capability) {
  vi.resetModules();
  const capabilities = { ...everything, [name]: false };
  for (const path of paths) vi.doMock(path, () => ({ capabilities }));
  const [{ factsOf }, { readListingRequest }] = await Promise.all([
    import('#functions/domain/assistant/facts/all-facts.ts'),
    import('#functions/domain/assistant/listing/read-listing-request.ts'),
  ]);
  return { facts: factsOf(shelves).map(({ fact }) => fact), readListingRequest };
}

afterEach(() => {
  for (const path of paths) vi.doUnmock(path);
});

describe.each([
  [
    'articles',
    '/articles',
    ['paper-price', 'papers'],
    'Which papers are free?',
    '0 of the 0 papers',
  ],
  ['podcasts', '/podcasthub', ['episodes'], 'Which episodes are free?', '0 of the 0 episodes'],
] as const)('the assistant of a shop without %s', (name, page, gone, request, sentence) => {
  it('never links to their page, and offers no fact or list of them', async () => {
    const { facts, readListingRequest } = await assistantWithout(name);
    expect(facts.filter(({ page: { url } }) => url.startsWith(page))).toEqual([]);
    expect(facts.filter(({ id }) => (gone as readonly string[]).includes(id))).toEqual([]);
    expect(readListingRequest(request)).toBeUndefined();
    const answers = facts.map(({ answer }) => answer).join('\n');
    expect(answers).not.toContain(sentence);
    expect(answers).not.toContain('  ');
  });

  it('still knows the facts of every shop', async () => {
    const { facts } = await assistantWithout(name);
    const ids = facts.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['prices', 'free', 'language', 'refund']));
  });
});

it('names the price of a reply in the plural where it is more than one credit', async () => {
  vi.resetModules();
  const { siteConfig } = await import('#shared/site-config/index.ts');
  siteConfig.credits.perReply = 2;
  const { creditFacts } = await import('#functions/domain/assistant/facts/credit-facts.ts');
  const { answer } = creditFacts.find(({ id }) => id === 'reply-price')!;
  expect(answer).toContain('costs 2 credits,');
});
