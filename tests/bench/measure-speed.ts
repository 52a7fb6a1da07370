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
 * Creates papers of four passages each: half of their words come from the given texts, with the same
 * frequency, and half from 20,000 made-up ones.
 */
export function indexManyItems(items: number, texts: readonly string[]): PassageIndex {
  const words = texts.join(' ').split(/\s+/);
  let seed = 1;
  // Park and Miller's generator, so that every run uses the same texts.
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

/** CPU time, not wall-clock time, because the machine may be busy. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Collects garbage first, if node runs with `--expose-gc`. */
function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
