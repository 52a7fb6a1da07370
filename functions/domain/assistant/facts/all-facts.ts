import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from '#shared/assistant/pages.ts';
import { siteAnswers, siteAsks, siteFacts, siteKeys } from '#shared/assistant/site-facts.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { accountFacts } from './account-facts.ts';
import { catalogueFacts } from './catalogue-facts.ts';
import { prepareFact, type PreparedFact } from './match-facts.ts';
import { checkoutFacts } from './checkout-facts.ts';
import { playerFacts } from './player-facts.ts';
import { policyFacts } from './policy-facts.ts';
import { privacyFacts } from './privacy-facts.ts';
import { creditFacts } from './credit-facts.ts';
import { libraryFacts } from './library-facts.ts';
import { shopFacts } from './shop-facts.ts';
import type { Shelves } from './shelves.ts';
import { onShelf } from './on-shelf.ts';

const whileOn = (fact: Fact): boolean => fact.id !== 'notifications' || capabilities.digest;

/** Pages of catalogues that this shop does not have. */
const missing = [
  ...(capabilities.articles ? [] : [pages.articles.url]),
  ...(capabilities.podcasts ? [] : [pages.podcasts.url]),
];

/** Refers to the store if the shop does not have the page of a fact. */
const onPageOfShop = (fact: Fact): Fact =>
  missing.includes(fact.page.url) ? { ...fact, page: pages.store } : fact;

/** Facts that do not change while the function runs. */
const staticFacts: readonly Fact[] = [
  ...accountFacts.filter(whileOn),
  ...shopFacts,
  ...checkoutFacts,
  ...libraryFacts,
  ...(capabilities.podcasts ? playerFacts : []),
  ...(capabilities.credits ? creditFacts : []),
  ...privacyFacts,
  ...policyFacts,
  ...siteFacts,
];

/** Replaces answers with those of the site, which also mention what only that site sells. */
const inWordsOfSite = (fact: Fact): Fact => ({
  ...askedBySite(fact),
  answer: siteAnswers[fact.id] ?? fact.answer,
});

const askedBySite = (fact: Fact): Fact => {
  const { asks, also } = siteKeys[fact.id] ?? {};
  return {
    ...fact,
    ask: siteAsks[fact.id] ?? fact.ask,
    asks: [fact.asks, asks].filter(Boolean).join(' | '),
    also: [fact.also, also].filter(Boolean).join(' '),
  };
};

let prepared: readonly PreparedFact[] | undefined;
const ofShelves = new WeakMap<Shelves['article'], { shelves: Shelves; facts: PreparedFact[] }>();

/**
 * Returns all facts. They are prepared at the first question; those of the catalogue are prepared again when it
 * changes.
 */
export function factsOf(shelves: Shelves): readonly PreparedFact[] {
  prepared ??= staticFacts.map(onPageOfShop).map(inWordsOfSite).map(prepareFact);
  const known = ofShelves.get(shelves.article);
  const isSame =
    known?.shelves.podcast === shelves.podcast && known.shelves.product === shelves.product;
  if (isSame) return known.facts;
  const facts = [
    ...prepared.map((one) => onShelf(one, shelves)),
    ...catalogueFacts(shelves).map(askedBySite).map(prepareFact),
  ];
  ofShelves.set(shelves.article, { shelves, facts });
  return facts;
}
