import type { FactMatch, PreparedFact } from './match-facts.ts';
import type { Concept } from './read-concepts.ts';

/** How much of the nearness is what the fact is asked for with; the rest is what it speaks of. */
const ofWays = 0.5;
/** Of a meaning that the fact has in its answer only. */
const inAnswer = 0.55;
/** Of a meaning that only an earlier question had. */
const inherited = 0.5;
/** Of a fact that is not asked for with any of the things that are named. */
const ofOtherThing = 0.7;
/** From so much on a fact is worth a free look, and how far behind the best it may be. */
const nearFrom = 0.2;
const behind = 0.5;

/** How rare a meaning is among the facts: `delete` tells less than `backups`. */
type Rarity = (id: string) => number;
const rarities = new WeakMap<readonly PreparedFact[], Rarity>();

/** The facts that are about what a question is about, the best first. They are shown for free, so that more are better. */
export function nearFacts(
  facts: readonly PreparedFact[],
  matches: readonly FactMatch[],
  { own, earlier }: { own: readonly Concept[]; earlier: readonly Concept[] },
): FactMatch[] {
  const rarity = rarityIn(facts);
  const asked = [
    ...own.map(({ id, weight }) => ({ id, tells: weight * rarity(id) })),
    ...earlier.map(({ id, weight }) => ({ id, tells: weight * rarity(id) * inherited })),
  ];
  const total = asked.reduce((sum, { tells }) => sum + tells, 0);
  if (total === 0) return [];
  const things = [...own, ...earlier].filter(({ kind }) => kind === 'thing');
  const prepared = new Map(facts.map((one) => [one.fact, one]));
  const near = matches.flatMap((match) => {
    const { askedWith, speaks } = prepared.get(match.fact)!;
    if (match.fact.free || !asked.some(({ id }) => askedWith.has(id))) return [];
    const covered = asked.reduce((sum, { id, tells }) => {
      if (askedWith.has(id)) return sum + tells;
      return speaks.has(id) ? sum + tells * inAnswer : sum;
    }, 0);
    const score = ofWays * match.score + (1 - ofWays) * (covered / total);
    const isOfThing = things.length === 0 || things.some(({ id }) => askedWith.has(id));
    return [{ ...match, score: isOfThing ? score : score * ofOtherThing }];
  });
  const sorted = near.sort((a, b) => b.score - a.score);
  const from = Math.max(nearFrom, behind * (sorted[0]?.score ?? 0));
  return sorted.filter(({ score }) => score >= from);
}

function rarityIn(facts: readonly PreparedFact[]): Rarity {
  const known = rarities.get(facts);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { askedWith, speaks } of facts) {
    for (const id of new Set([...askedWith, ...speaks])) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const rarity: Rarity = (id) => Math.log(1 + facts.length / (1 + (counts.get(id) ?? 0)));
  rarities.set(facts, rarity);
  return rarity;
}
