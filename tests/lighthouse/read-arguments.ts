import path from 'node:path';
import { parseArgs } from 'node:util';

export interface Arguments {
  /** Paths to measure; all public pages by default. */
  paths: string[];
  /** How often each page is loaded; the median counts. */
  runs: number;
  /** A build to measure instead of `dist`, which is built first if it is stale. */
  dist?: string;
  /** Exits with code 1 when a page misses a goal. */
  strict: boolean;
}

/** Parses `npm run lighthouse -- /articles /store --runs 5 --strict`. Throws for other arguments. */
export function readArguments(argv: string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '1' },
      dist: { type: 'string' },
      strict: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
  const wrong = positionals.find((each) => !each.startsWith('/'));
  if (wrong) throw new Error(`${wrong} is no path of the site: it begins with no slash.`);
  return {
    paths: positionals,
    runs,
    strict: values.strict,
    ...(values.dist && { dist: path.resolve(values.dist) }),
  };
}
