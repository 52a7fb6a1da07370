import { untilAborted } from '../../platform/until-aborted.ts';
import type { KeptReply } from '../credits/hold.ts';
import { currentPassages } from '../passages/current-passages.ts';
import { readUnread } from '../passages/read-unread.ts';
import type { AnswerProvider, ProviderResult, Question } from './answer.ts';
import { readShelves } from './facts/shelves.ts';
import { freeReply } from './free-reply.ts';
import { readOwned } from './ground-passages.ts';
import { groundPlan, soldSources } from './ground-plan.ts';
import { planReply, type Knowledge, type Plan } from './plan-reply.ts';

export interface Asked extends Pick<Question, 'message' | 'history' | 'signal'> {
  userId: string;
}

export interface Outcome extends ProviderResult {
  /** The free reply if there is no answer. */
  free: KeptReply;
  /** How many passages the provider was given. */
  passages: number;
}

/**
 * Searches the site and lets the provider write a reply from what it finds. If nothing answers the question for
 * certain, the built-in reply is used, which is free; only a model is first asked to find an answer in related
 * material.
 * @throws what the search or the provider throws; the signal's reason on timeout
 */
export async function answerQuestion(
  { userId, ...asked }: Asked,
  provide: AnswerProvider,
  { readsWeakMatches = false }: { readsWeakMatches?: boolean } = {},
): Promise<Outcome> {
  const read = async () => {
    const [followed, shelves] = await Promise.all([currentPassages(), readShelves()]);
    return prepare({ ...followed, shelves }, asked, (sources) => readOwned(userId, sources));
  };
  const { outcome, material, free, count } = await untilAborted(read(), asked.signal);
  const isAsked = outcome === 'sure' || (outcome === 'near' && readsWeakMatches);
  if (!isAsked) return { free, passages: 0 };
  const result = await untilAborted(provide({ ...asked, ...material }), asked.signal);
  return { ...result, free, passages: count };
}

/** Prepares a reply: everything but writing it. */
export async function prepare(
  knowledge: Knowledge,
  { message, history }: Pick<Question, 'message' | 'history'>,
  readOwnedOf: (sources: Parameters<typeof readOwned>[1]) => Promise<ReadonlySet<string>>,
) {
  const earlier = history.filter(({ sender }) => sender === 'user').map(({ text }) => text);
  const plan = await readFound(planReply(knowledge, message, earlier));
  const owned = await readOwnedOf(soldSources(plan, knowledge.shelves));
  const material = groundPlan(plan, knowledge.shelves, owned, [message, ...earlier.toReversed()]);
  const { facts, passages, listing } = material;
  return {
    outcome: plan.outcome === 'sure' && plan.facts?.[0]?.free ? ('none' as const) : plan.outcome,
    // If the passages match better, additional facts would only distract a model.
    material: plan.leads === 'passages' ? { passages } : material,
    free: freeReply(plan, material, { message, history }),
    count: passages.length + (facts?.length ?? 0) + (listing?.items.length ?? 0),
  };
}

/**
 * Adds the texts of the findings, which the saved index lacks, to a plan. Findings whose text has changed are dropped.
 */
async function readFound({ findings, ...plan }: Plan): Promise<Plan> {
  if (!findings) return plan;
  const read = await readUnread(findings);
  const isGone = plan.outcome === 'sure' && !read.answered;
  return { ...plan, findings: read, ...(isGone && { outcome: 'none' }) };
}
