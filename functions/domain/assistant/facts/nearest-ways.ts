import type { Features } from './read-features.ts';

/** The similarity of a question to the nearest way to ask for something, and to its answer, each from 0 to 1. */
export interface Similarity {
  toWay: number;
  toAnswer: number;
}

export type Nearest = (asked: Features) => readonly Similarity[];

interface Way {
  owner: number;
  length: number;
}

/**
 * Finds the nearest ways to ask by cosine similarity. Features that few owners have weigh more (TF-IDF).
 * @param owners each with the features of its ways to ask and of its answer
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
  const weightOf = (name: string) => Math.log(1 + owners.length / ((counts.get(name) ?? 0) + 0.5));
  // From each feature to the ways that have it: a question is compared only with ways that share a feature.
  const having = new Map<string, { ways: number[]; weights: number[] }>();
  const ways: Way[] = [];
  // From each feature to the owners whose answers have it.
  const answering = new Map<string, number[]>();
  for (const [owner, one] of owners.entries()) {
    for (const name of one.answer.keys()) {
      const list = answering.get(name);
      if (list) list.push(owner);
      else answering.set(name, [owner]);
    }
    for (const features of one.ways) {
      let sum = 0;
      for (const [name, weight] of features) {
        const weighed = weight * weightOf(name);
        sum += weighed * weighed;
        const list = having.get(name) ?? { ways: [], weights: [] };
        list.ways.push(ways.length);
        list.weights.push(weighed);
        having.set(name, list);
      }
      ways.push({ owner, length: Math.sqrt(sum) });
    }
  }

  return (asked) => {
    const question = new Map(
      Array.from(asked, ([name, weight]) => [name, weight * weightOf(name)]),
    );
    const length = lengthOf(question);
    const products = new Float64Array(ways.length);
    const answerWeights = new Float64Array(owners.length);
    for (const [name, weight] of question) {
      for (const owner of answering.get(name) ?? []) answerWeights[owner]! += weight * weight;
      const list = having.get(name);
      if (!list) continue;
      for (const [at, way] of list.ways.entries()) products[way]! += weight * list.weights[at]!;
    }
    const similarities = Array.from(answerWeights, (sum) => ({
      toWay: 0,
      toAnswer: sum / (length * length || 1),
    }));
    for (const [at, way] of ways.entries()) {
      const cosine = products[at]! / (length * way.length || 1);
      const found = similarities[way.owner]!;
      if (cosine > found.toWay) found.toWay = cosine;
    }
    return similarities;
  };
}

function lengthOf(features: Features): number {
  let sum = 0;
  for (const weight of features.values()) sum += weight * weight;
  return Math.sqrt(sum);
}
