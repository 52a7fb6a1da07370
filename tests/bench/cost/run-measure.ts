import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { figuresFile, readFigures, type Figures } from '#infra/cost/figures.ts';
import { createBundleLoader } from '#infra/local/load-bundle.ts';
import { missingBuild } from '#infra/missing-build.ts';
import { countAllFixed } from './count-fixed.ts';
import { openShop } from './open-shop.ts';
import { measure } from './measure.ts';

/** The work of `npm run cost -- --measure`, in a process of its own: the functions log into its output. */
const dist = path.resolve(import.meta.dirname, '../../../dist');

function write(figures: Figures): void {
  writeFileSync(figuresFile, `${JSON.stringify(figures, undefined, 2)}\n`);
}

async function main(): Promise<void> {
  if (process.argv.includes('--recount')) {
    return write({ ...readFigures(), fixed: countAllFixed() });
  }
  const problem = missingBuild(dist);
  if (problem) throw new Error(problem);
  process.env['POWERTOOLS_LOG_LEVEL'] = 'INFO';
  const shop = await openShop(createBundleLoader(path.join(dist, 'functions')), {
    web: { directory: path.join(dist, 'web') },
    pagesDir: path.join(dist, 'pages'),
    siteTextFile: path.join(dist, 'site-text.json'),
  });
  // As on AWS: the local stack hashes passwords lightly.
  Reflect.deleteProperty(process.env, 'PASSWORD_HASHING');
  process.stdout.write = (text) => {
    shop.meter.noteLog(String(text));
    return true;
  };
  try {
    write({ ...(await measure(shop)), fixed: countAllFixed() });
  } finally {
    await shop.close();
  }
}

await main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
