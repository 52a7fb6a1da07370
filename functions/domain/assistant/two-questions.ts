import { describeItem, type NamedItem } from './facts/find-items.ts';
import { readConcepts } from './facts/read-concepts.ts';
import type { Shelves } from './facts/shelves.ts';
import { rowsInOrder } from './listing/list-items.ts';
import { inTurns } from './in-turns.ts';
import type { Plan } from './plan-reply.ts';

const asks =
  'what|how|which|who|whom|whose|where|when|why|is|are|do|does|did|can|could|may|will|would|should|has|have';
const isQuestion = new RegExp(`\\b(?:${asks})\\b`, 'i');
const between = new RegExp(
  `(?:[,;]?\\s+(?:and|but|or)(?: also)?\\s+|[?;.!]+\\s+(?:and\\s+)?)(?=(?:${asks})\\b)`,
  'i',
);
/** Items of a list that is shown beside another answer. */
const firstOfList = 2;

/** Splits a message into two questions: "What does it cost, and how long does it take?"; undefined if it is one. */
export function splitQuestion(message: string): [string, string] | undefined {
  const found = between.exec(message);
  if (!found) return undefined;
  const first = message.slice(0, found.index);
  const second = message.slice(found.index + found[0].length);
  const isTwo = isQuestion.test(first) && [first, second].every(tellsSomething);
  return isTwo ? [first, second] : undefined;
}

function tellsSomething(text: string): boolean {
  return readConcepts(text).some(({ weight }) => weight >= 1);
}

/**
 * Joins the plans for two questions; the result is certain if both are. Undefined if one has no answer, or both have
 * the same.
 */
export function joinPlans(plans: readonly [Plan, Plan], shelves: Shelves): Plan | undefined {
  const both = plans.map((plan) => asItems(plan, shelves));
  const [one, other] = both as [Plan, Plan];
  if (both.some((plan) => plan.outcome === 'none' || isSmallTalk(plan))) return undefined;
  if (nameOf(one) === nameOf(other)) return undefined;
  const isSure = both.every(({ outcome }) => outcome === 'sure');
  const facts = distinct(inTurns(one.facts, other.facts), ({ id }) => id);
  const items = distinct(inTurns(one.items, other.items), ({ source }) => source.id);
  const suggestions = distinct([...one.suggestions, ...other.suggestions], (ask) => ask).slice(
    0,
    2,
  );
  if (isSure) return { outcome: 'sure', facts, items, suggestions: [] };
  return {
    outcome: 'near',
    leads: 'facts',
    facts,
    items,
    mentions: inTurns(one.mentions, other.mentions),
    statements: inTurns(one.statements, other.statements),
    suggestions,
  };
}

/** Turns a plan's list into its first items, and drops the passages, which belong to the whole message. */
function asItems({ listingRequest, findings, ...plan }: Plan, shelves: Shelves): Plan {
  if (plan.outcome === 'sure' && findings) return { ...plan, outcome: 'none' };
  if (!listingRequest) return plan;
  const rows = rowsInOrder(listingRequest, shelves).slice(0, firstOfList);
  const items = rows.map((row): NamedItem => describeItem(listingRequest.kind, row));
  return { ...plan, items };
}

function isSmallTalk({ facts = [] }: Plan): boolean {
  return facts[0]?.free !== undefined;
}

function nameOf({ facts = [], items = [] }: Plan): string | undefined {
  return items[0]?.source.id ?? facts[0]?.id;
}

function distinct<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}
