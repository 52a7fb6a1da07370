import type { Features } from './read-features.ts';

/** How like a question is to what is known of something, 0 to 1: to the nearest way to ask for it, and to its answer. */
export interface Likeness {
  toWay: number;
  toAnswer: number;
}

export type Nearest = (asked: Features) => readonly Likeness[];

interface Way {
  owner: number;
  features: Features;
  length: number;
}

/**
 * Compares questions with ways to ask, nearest neighbour by the cosine of the angle between them. What few of the owners
 * have tells more (TF-IDF).
 * @param owners each with its ways to ask, and its answer
 */
export function createNearest(
  owners: readonly { ways: readonly Features[]; answer: Features }[],
): Nearest {
  const counts = new Map<string, number>();
  for (const { ways, answer } of owners) {
    for (const name of new Set([answer, ...ways].flatMap((one) => [...one.keys()]))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const weigh = (features: Features): Features =>
    new Map(
      Array.from(features, ([name, weight]) => [
        name,
        weight * Math.log(1 + owners.length / ((counts.get(name) ?? 0) + 0.5)),
      ]),
    );
  const ways = owners.flatMap((one, owner) =>
    one.ways.map((way): Way => {
      const features = weigh(way);
      return { owner, features, length: lengthOf(features) };
    }),
  );
  // From each feature to the ways that have it, so that a question meets only those that share something with it.
  const having = new Map<string, [way: number, weight: number][]>();
  for (const [at, { features }] of ways.entries()) {
    for (const [name, weight] of features) {
      const list = having.get(name);
      if (list) list.push([at, weight]);
      else having.set(name, [[at, weight]]);
    }
  }

  return (asked) => {
    const question = weigh(asked);
    const length = lengthOf(question);
    const products = new Float64Array(ways.length);
    for (const [name, weight] of question) {
      for (const [at, other] of having.get(name) ?? []) products[at]! += weight * other;
    }
    const likeness = owners.map(({ answer }) => ({
      toWay: 0,
      toAnswer: shareIn(answer, question, length),
    }));
    for (const [at, way] of ways.entries()) {
      const cosine = products[at]! / (length * way.length || 1);
      const found = likeness[way.owner]!;
      if (cosine > found.toWay) found.toWay = cosine;
    }
    return likeness;
  };
}

function lengthOf(features: Features): number {
  let sum = 0;
  for (const weight of features.values()) sum += weight * weight;
  return Math.sqrt(sum);
}

/** How much of a question an answer speaks of. */
function shareIn(answer: Features, question: Features, length: number): number {
  let said = 0;
  for (const [name, weight] of question) if (answer.has(name)) said += weight * weight;
  return length === 0 ? 0 : said / (length * length);
}
