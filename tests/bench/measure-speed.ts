import { numbered } from '#functions/domain/passages/item-passages.ts';
import { createPassageIndex, type PassageIndex } from '#functions/domain/passages/passage-index.ts';
import { searchPassages } from '#functions/domain/passages/search-passages.ts';
import { answerable } from './answerable-questions.ts';
import { unanswerable } from './unanswerable-questions.ts';

export interface SpeedFigures {
  what: string;
  passages: number;
  indexMilliseconds: number;
  heapMegabytes: number;
  searchMilliseconds: number;
  slowestMilliseconds: number;
}

const questions = [...answerable, ...unanswerable];

/** Builds an index and asks it every question of the benchmark. */
export async function measureSpeed(
  what: string,
  build: () => PassageIndex | Promise<PassageIndex>,
): Promise<SpeedFigures> {
  const heap = heapUsed();
  const started = cpuMilliseconds();
  const index = await build();
  const indexMilliseconds = cpuMilliseconds() - started;
  const heapMegabytes = (heapUsed() - heap) / 1e6;
  const times = questions.map(({ question, earlier }) => {
    const asked = cpuMilliseconds();
    searchPassages(index, question, earlier);
    return cpuMilliseconds() - asked;
  });
  return {
    what,
    passages: index.size(),
    indexMilliseconds,
    heapMegabytes,
    searchMilliseconds: times.reduce((sum, time) => sum + time, 0) / times.length,
    slowestMilliseconds: Math.max(...times),
  };
}

/**
 * As many papers as asked for, four passages each: half of their words are those of the given texts, as often as they
 * come there, the others of 20,000 that are not.
 */
export function indexManyItems(items: number, texts: readonly string[]): PassageIndex {
  const words = texts.join(' ').split(/\s+/);
  let seed = 1;
  // Park and Miller's generator: the same texts in every run.
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const word = () => (random(2) ? words[random(words.length)]! : `term${random(20_000)}`);
  const some = (count: number) => Array.from({ length: count }, word).join(' ');
  const index = createPassageIndex();
  for (let n = 0; n < items; n++) {
    const id = `item-${n}`;
    const source = { kind: 'article' as const, id, title: some(7), url: `/articles/${id}` };
    const parts = Array.from({ length: 4 }, () => ({ text: some(100) }));
    index.replace(id, numbered(source, parts));
  }
  return index;
}

/** Time of a processor and not of a clock: this machine may have other work. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** After a collection where node was started with `--expose-gc`. */
function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
