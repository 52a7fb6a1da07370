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
  /** What is said, and costs nothing, where there is no answer. */
  free: KeptReply;
  /** How many the provider was given. */
  passages: number;
}

/**
 * Looks for what the site says, and has the provider write a reply from it. Where nothing answers the question for
 * certain, the built-in words do, for free, and only a model is asked whether it finds an answer in what is near.
 * @throws what the search or the provider throws; the signal's reason when the time is over
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

/** Everything but the writing of an answer. */
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
    // Where the passages are nearer, facts beside them would only distract a model.
    material: plan.leads === 'passages' ? { passages } : material,
    free: freeReply(plan, material, { message, history }),
    count: passages.length + (facts?.length ?? 0) + (listing?.items.length ?? 0),
  };
}

/** The plan with the text of what was found in a saved index; without what is no longer as it was. */
async function readFound({ findings, ...plan }: Plan): Promise<Plan> {
  if (!findings) return plan;
  const read = await readUnread(findings);
  const isGone = plan.outcome === 'sure' && !read.answered;
  return { ...plan, findings: read, ...(isGone && { outcome: 'none' }) };
}

/** A model's client may ignore the signal; the caller does not wait any longer. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const over = Promise.withResolvers<never>();
  const onAbort = () => over.reject(signal.reason as Error);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([work, over.promise]).finally(() =>
    signal.removeEventListener('abort', onAbort),
  );
}
