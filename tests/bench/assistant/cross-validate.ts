import { factsOf } from '#functions/domain/assistant/facts/all-facts.ts';
import { waysToAsk } from '#functions/domain/assistant/facts/ways-to-ask.ts';
import { planReply, type Knowledge } from '#functions/domain/assistant/plan-reply.ts';
import { siteWaysToAsk } from '#shared/assistant/site-facts.ts';

export interface CrossValidated {
  asked: number;
  /** Of these, how often the reply contains the fact that they ask for, for free or for a credit. */
  told: number;
  charged: number;
  /** Charged for another fact, or for an item. It may answer as well: many facts overlap. */
  chargedForOther: number;
  milliseconds: number;
}

/**
 * Leaves out every nth way to ask for each fact, and asks it: what is known of a fact must be enough for ways that
 * nobody has thought of. Call it before anything else has read the facts, once in a process.
 */
export function crossValidate(knowledge: Knowledge, folds: number): CrossValidated {
  const left = [siteWaysToAsk, waysToAsk].flatMap((ways) => leaveOut(ways, folds));
  factsOf(knowledge.shelves);
  const before = process.cpuUsage();
  const plans = left.map(({ id, ask }) => ({ id, plan: planReply(knowledge, ask, []) }));
  const { user, system } = process.cpuUsage(before);
  const sure = plans.filter(({ plan }) => plan.outcome === 'sure');
  const tells = ({ id, plan }: (typeof plans)[number]) =>
    plan.facts?.some((fact) => fact.id === id);
  return {
    asked: left.length,
    told: plans.filter(tells).length,
    charged: sure.length,
    chargedForOther: sure.filter((one) => !tells(one)).length,
    milliseconds: (user + system) / 1000 / left.length,
  };
}

function leaveOut(ways: Record<string, string>, folds: number): { id: string; ask: string }[] {
  return Object.entries(ways).flatMap(([id, text]) => {
    const all = text.split('|').map((one) => one.trim().replace(/\s+/g, ' '));
    const isLeftOut = (at: number) => at % folds === folds - 1;
    ways[id] = all.filter((_, at) => !isLeftOut(at)).join('|');
    return all.filter((_, at) => isLeftOut(at)).map((ask) => ({ id, ask }));
  });
}
