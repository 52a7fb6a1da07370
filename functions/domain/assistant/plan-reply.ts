import type { Fact } from '#shared/assistant/fact.ts';
import { foldText } from '#shared/search/fold-text.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import type { Findings, Passage } from '../passages/passage.ts';
import { searchPassages } from '../passages/search-passages.ts';
import { factsOf } from './facts/all-facts.ts';
import { findItems, kindAsked, type NamedItem } from './facts/find-items.ts';
import { matchFacts, type FactMatch, type PreparedFact } from './facts/match-facts.ts';
import { inPlainWords } from './facts/plain-words.ts';
import { rankFacts, type RankedFact } from './facts/rank-facts.ts';
import { readAsked, type Asked } from './facts/read-asked.ts';
import { corrected, readAllConcepts, type IsKnown } from './facts/read-concepts.ts';
import type { Shelves } from './facts/shelves.ts';
import { spellingOf } from './facts/site-spelling.ts';
import { statementsOf } from './facts/all-statements.ts';
import { matchStatements, type Statement, type StatementMatch } from './facts/statements.ts';
import { namesItem, quotedItems } from './facts/topic-items.ts';
import { itemAskedFor, rowsAbout } from './listing/list-items.ts';
import { readListingRequest, type ListingRequest } from './listing/read-listing-request.ts';
import {
  asksForReading,
  isInItems,
  itemsNear,
  leader,
  nearFacts,
  nearStatements,
  ofItems,
  type Lead,
} from './near-material.ts';
import { defaultSuggestions, suggestionsOf } from './suggestions.ts';
import { joinPlans, splitQuestion } from './two-questions.ts';

/** The material that the assistant answers from. */
export interface Knowledge {
  index: PassageIndex;
  /** The passages of the pages; the index contains them too. */
  pages: readonly Passage[];
  shelves: Shelves;
}

/** What a reply will contain. */
export interface Plan {
  /** `sure`: the material answers the question. `near`: it is on the same subject. `none`: the site has nothing. */
  outcome: 'sure' | 'near' | 'none';
  facts?: readonly Fact[];
  items?: readonly NamedItem[];
  /** Items that are only named, because their titles may help. */
  mentions?: readonly NamedItem[];
  listingRequest?: ListingRequest;
  statements?: readonly Statement[];
  findings?: Findings;
  /** Which related material is shown first. */
  leads?: Lead;
  /** Suggested questions, which are certain to be answered. */
  suggestions: readonly string[];
}

/** From this score on, a fact answers the question by its rules. */
const minSureScore = 0.86;
/** The same if a common word of the question does not occur in the fact. */
const minSureScoreWithMissing = 0.9;
/** The question must also be this close to a known way to ask, and lead the next fact by this much. */
const minSimilarity = 0.45;
const minLead = 0.1;
/** From this score on, a fact needs no sentences beside it. */
const standsAloneScore = 0.6;
/** "How is porosity computed?", "does chalk swell?" */
const asksAboutSubject =
  /^\s*(?:how (?:do|does|did|can|to|is|are|long is)|what|which|why|do|does|did|is|are|can|will)\b/i;
/**
 * Requests that a paper with the same words does not answer: "Can you log my well?", "do you show how often a paper was
 * read?"
 */
const isRequest =
  /^\s*(?:can|could|may|might|will|would|do|does|did|is|are|has|have) (?:you|u|i|we|it|there|they) (?!have\b|got\b|any)/i;
/** The nearness from which a fact shows that the question is about the shop rather than a subject of its papers. */
const shopNearness = 0.45;
/** The most facts in a free reply, and beside passages. */
const maxFacts = 4;
const maxFactsBeside = 3;

/** Decides what a reply contains. A message may ask two things at once. */
export function planReply(knowledge: Knowledge, message: string, earlier: readonly string[]): Plan {
  const two = splitQuestion(message);
  if (!two || isSuggested(knowledge, message)) return planOne(knowledge, message, earlier);
  const [first, second] = two;
  const plans = [
    planOne(knowledge, first, earlier),
    planOne(knowledge, second, [...earlier, first]),
  ] as const;
  return joinPlans(plans, knowledge.shelves) ?? planOne(knowledge, message, earlier);
}

function isSuggested({ shelves }: Knowledge, message: string): boolean {
  return factsOf(shelves).some(({ ask }) => ask === foldText(message));
}

/** Plans the reply to one question: facts, an item or a list of the catalogue, sentences of pages, or else passages. */
function planOne(
  { index, pages, shelves }: Knowledge,
  message: string,
  earlier: readonly string[],
): Plan {
  const facts = factsOf(shelves);
  const suggestedOne = facts.find(({ ask }) => ask === foldText(message));
  if (suggestedOne) return { outcome: 'sure', facts: [suggestedOne.fact], suggestions: [] };
  const isKnown = (stem: string) => index.frequency(stem) > 0;
  const plain = inPlainWords(message);
  const asked = readAsked(plain, earlier.map(inPlainWords), isKnown);
  const words = corrected(plain, isKnown);
  // For free replies, words are also corrected to similar words of the site.
  const spelled = words.replace(/\p{L}+/gu, spellingOf(pages, shelves));
  const before = asked.pointsBack ? earlier.at(-1) : undefined;
  const ranked = rankFacts(facts, bestMatches(facts, asked), spelled, asked);
  const sure = { outcome: 'sure' as const, suggestions: [] };
  const listingRequest = readListingRequest(words);
  if (listingRequest && isListed(listingRequest, shelves, asked))
    return { ...sure, listingRequest };
  const items = findItems(shelves, words, {
    earlier: before && itemAskedFor(before, shelves),
    asksPrice: asked.own.some(({ id }) => id === 'price'),
  });
  if (items.isNamed) return { ...sure, items: items.found };
  const [best, next] = ranked;
  // After a question about a paper, "And in audio?" is about an item.
  const isOfItem = before !== undefined && kindAsked(words, before) !== undefined;
  const mayBeFact = !items.isUnknown && !isOfItem;
  if (best && mayBeFact && isSure(best, next)) return { ...sure, facts: [best.fact] };
  if (items.found.length > 0) return { ...sure, items: items.found };
  const findings = searchPassages(index, message, earlier);
  const isAbout =
    asksForReading.test(words) ||
    (asksAboutSubject.test(words) && (best?.nearness ?? 0) < shopNearness);
  const isOfSubject =
    assistantConfig.starterQuestions.includes(message) ||
    namesItem(shelves, words) ||
    (isAbout && !isRequest.test(words));
  if (findings.certain && isOfSubject) {
    // A model may find no answer in the passages.
    return { ...sure, findings, suggestions: suggestionsOf(ranked, []) };
  }

  const meanings = [...readAllConcepts(spelled), ...asked.earlier];
  return planNear({
    asked,
    earlier,
    findings,
    isKnown,
    matches: matchStatements(statementsOf(pages), meanings),
    ranked,
    shelves,
    spelled,
    wantsItem: asksForReading.test(words) || namesItem(shelves, words),
  });
}

interface NearQuestion {
  asked: Asked;
  earlier: readonly string[];
  findings: Findings;
  isKnown: IsKnown;
  matches: readonly StatementMatch[];
  ranked: readonly RankedFact[];
  shelves: Shelves;
  /** The question, with words corrected to similar words of the site. */
  spelled: string;
  /** Whether the question asks for something to read or hear, or names an item. */
  wantsItem: boolean;
}

/** Plans a free reply from related material, if the site has any. */
function planNear({
  asked,
  earlier,
  findings,
  isKnown,
  matches,
  ranked,
  shelves,
  spelled,
  wantsItem,
}: NearQuestion): Plan {
  const nearby = nearFacts(ranked);
  const statements = nearStatements(matches);
  const { items: near, mentions } = itemsNear(shelves, spelled, earlier, asked, findings);
  const isElsewhere = isInItems(findings);
  if (nearby.length + statements.length + near.length + mentions.length === 0 && !isElsewhere) {
    return { outcome: 'none', suggestions: defaultSuggestions() };
  }
  const leads =
    isElsewhere && wantsItem ? 'passages' : leader(nearby[0], statements[0], findings, isKnown);
  const isAlone = (nearby[0]?.nearness ?? 0) >= standsAloneScore;
  return {
    outcome: 'near',
    leads,
    items: near,
    mentions: [...mentions, ...quotedItems(shelves, nearby)],
    facts: nearby.slice(0, leads === 'facts' ? maxFacts : maxFactsBeside).map(({ fact }) => fact),
    ...((leads === 'statements' || !isAlone) && {
      statements: statements.map(({ statement }) => statement),
    }),
    ...(findings.answered &&
      near.every(({ description }) => description === '') && {
        findings: statements.length > 0 ? ofItems(findings) : findings,
      }),
    suggestions: suggestionsOf(ranked, nearby.slice(0, maxFacts)),
  };
}

/**
 * Whether the catalogue has items on the subject of a list. Words of the shop are not subjects: "a free sample of an
 * episode".
 */
function isListed(
  { about = [], ...listingRequest }: ListingRequest,
  shelves: Shelves,
  { own }: Asked,
): boolean {
  const isSubject = (term: string) => own.some(({ id }) => id === `=${term}`);
  return about.every(isSubject) && rowsAbout({ ...listingRequest, about }, shelves).length > 0;
}

function bestMatches(
  facts: readonly PreparedFact[],
  { own, earlier, pointsBack }: Asked,
): FactMatch[] {
  const alone = matchFacts(facts, own);
  if (earlier.length === 0) return alone;
  const together = matchFacts(facts, own, earlier);
  const [best, bestAlone] = [together[0]?.score ?? 0, alone[0]?.score ?? 0];
  return pointsBack || best >= bestAlone ? together : alone;
}

/** Whether a fact certainly answers the question: it covers the whole question, and no other fact is as near. */
function isSure(best: RankedFact, next: RankedFact | undefined): boolean {
  const { score, missing, missingCommon, toWay, nearness, fact, isNamed } = best;
  const isAhead = fact.free !== undefined || nearness - (next?.nearness ?? 0) >= minLead;
  const needed = missingCommon.length > 0 ? minSureScoreWithMissing : minSureScore;
  return isNamed && missing.length === 0 && score >= needed && toWay >= minSimilarity && isAhead;
}
