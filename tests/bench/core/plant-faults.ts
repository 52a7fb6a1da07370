import { randomFrom } from '#tools/press/sampling.ts';
import { checkLas } from '#tools/core/index.ts';
import { cleanFile, recipes, written, type Recipe } from './clean-files.ts';
import type { Fault } from './fault.ts';

export interface Planted {
  fault: string;
  file: string;
  rule: string;
  /** Whether the right rule names it. */
  isNamed: boolean;
  /** Whether no rule that counts says anything else. */
  isAlone: boolean;
  found: readonly string[];
}

const known = new Map<Recipe, readonly string[]>();

/** What the profile las-2.0 finds in a file before anything is planted, such as half feet in metres. */
function beyondTheLetter(recipe: Recipe): readonly string[] {
  const found =
    known.get(recipe) ??
    checkLas(written(sampleOf(recipe)), {
      config: { profile: 'las-2.0' },
    }).findings.map(({ rule }) => rule);
  known.set(recipe, found);
  return found;
}

/** Plants a fault into every clean file that it fits, or into `most` of them, `times` over, from one seed. */
export function plantFault(fault: Fault, times: number, most = recipes.length): Planted[] {
  const fitting = recipes.filter((recipe) => fault.fits?.(sampleOf(recipe)) ?? true);
  return fitting
    .slice(0, most)
    .flatMap((recipe) =>
      Array.from({ length: times }, (_, round) => plantOnce(fault, recipe, round)),
    );
}

const sampleOf = (recipe: Recipe) => cleanFile(recipe, randomFrom('clean'));

function plantOnce(fault: Fault, recipe: Recipe, round: number): Planted {
  const random = randomFrom(`${fault.name} ${recipe.name} ${round}`);
  const file = cleanFile(recipe, random);
  const content = fault.plant(file, random) ?? written(file);
  const config = fault.strict ? ({ profile: 'las-2.0' } as const) : {};
  const { findings } = checkLas(content, { config });
  const right = new Set<string>([fault.rule, ...(fault.also ?? [])]);
  if (fault.strict) for (const rule of beyondTheLetter(recipe)) right.add(rule);
  const counting = findings.filter(({ severity }) => fault.strict ?? severity !== 'info');
  return {
    fault: fault.name,
    file: recipe.name,
    rule: fault.rule,
    isNamed: findings.some(({ rule }) => rule === fault.rule),
    isAlone: counting.every(({ rule }) => right.has(rule)),
    found: [...new Set(findings.map(({ rule }) => rule))],
  };
}

/** What is found in the clean files themselves: nothing, if the rules are right. */
export function findInClean(times: number): string[] {
  return recipes.flatMap((recipe) =>
    Array.from({ length: times }, (_, round) => {
      const file = cleanFile(recipe, randomFrom(`clean ${recipe.name} ${round}`));
      return checkLas(written(file)).findings.map(({ rule }) => `${recipe.name}: ${rule}`);
    }).flat(),
  );
}
