import type { Fact } from '#shared/assistant/fact.ts';
import type { PassageSource } from '../passages/passage.ts';
import type { GroundedPassage, Question } from './answer.ts';
import type { NamedItem } from './facts/find-items.ts';
import type { Shelves } from './facts/shelves.ts';
import { accessTo, groundPassage } from './ground-passages.ts';
import { listItems, sourcesOfShelf } from './listing/list-items.ts';
import { inTurns } from './in-turns.ts';
import type { Plan } from './plan-reply.ts';

type Material = Pick<Question, 'facts' | 'passages' | 'listing' | 'mentions'>;

/** Returns the sources of a plan that the asker may own. */
export function soldSources(
  { items = [], mentions = [], listingRequest, findings }: Plan,
  shelves: Shelves,
): PassageSource[] {
  return [
    ...[...items, ...mentions].map(({ source }) => source),
    ...(listingRequest ? sourcesOfShelf(listingRequest.kind, shelves) : []),
    ...(findings?.ranked ?? []).map(({ passage }) => passage.source),
  ];
}

/** Returns the material of a plan, reduced to what the asker may read. */
export function groundPlan(
  {
    facts = [],
    items = [],
    mentions = [],
    statements = [],
    listingRequest,
    findings,
    leads = 'facts',
    outcome,
  }: Plan,
  shelves: Shelves,
  owned: ReadonlySet<string>,
  /** The questions of the conversation, last first. */
  questions: readonly string[],
): Material {
  const ofFacts = facts.map(({ page: { url, title }, answer, detail }): GroundedPassage => {
    const source = { kind: 'page' as const, id: url, title, url };
    return {
      source,
      access: undefined,
      text: [detailOf(questions, detail), answer].filter(Boolean).join(' '),
    };
  });
  const ground = ({ source, text, description }: NamedItem, at = 0) => ({
    source,
    access: accessTo(source, owned),
    // If no item is a certain answer, only the first has its description.
    text: outcome === 'sure' || at === 0 ? [text, description].filter(Boolean).join(' ') : text,
  });
  const ofItems = items.map(ground);
  const ofPages = statements.map(({ source, heading, text }) => ({
    source,
    access: undefined,
    heading,
    text,
  }));
  const stated = [
    ...ofItems,
    ...(leads === 'facts' ? inTurns(ofFacts, ofPages) : inTurns(ofPages, ofFacts)),
  ];
  return {
    passages: (findings?.ranked ?? []).map(({ passage }) => groundPassage(passage, owned)),
    ...(stated.length > 0 && { facts: stated }),
    ...(mentions.length > 0 && { mentions: mentions.map((one) => ground(one)) }),
    ...(listingRequest && { listing: listItems(listingRequest, shelves, owned) }),
  };
}

/** Returns what a fact adds for the figures in the question, or in the one before it: "and in the other voice?" */
function detailOf(questions: readonly string[], detail: Fact['detail']): string | undefined {
  return questions
    .slice(0, 2)
    .map((question) => detail?.(question))
    .find((said) => said !== undefined);
}
