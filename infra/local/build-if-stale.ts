import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { ownProductKey } from '#shared/site-config/own-product.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { siteName } from '#shared/site-config/site-folder.ts';
import { siteMark } from '../build-functions.ts';
import { functionGroups } from '../bundle-functions.ts';
import { StartRefused } from './start-refused.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
const mark = path.join(dist, siteMark);

/** The function that the first page needs. */
export const pageFunction = 'pages';

interface Build {
  what: string;
  /** The script to run, with its arguments. */
  command: readonly [string, ...string[]];
  sources: string[];
  /** Paths in `dist`. Every build writes the first one, so its time is the time of the build. */
  results: string[];
}

const shared = ['shared', 'sites', 'package-lock.json', 'tsconfig.json'];
const webBuild: Build = {
  what: 'the site',
  command: ['--import', './infra/choose-site.ts', 'web/build.ts'],
  sources: ['web', ...shared],
  results: ['web/index.html', 'web/app.html', 'pages/site-pages.json', 'site-text.json'],
};
const functionsBuild = {
  sources: ['functions', 'infra/build-functions.ts', 'infra/bundle-functions.ts', ...shared],
};
const bundleOf = (group: string) => `functions/${group}/index.cjs`;
const pageFunctionBuild: Build = {
  what: 'the function of its pages',
  command: ['infra/build-functions.ts', '--only', pageFunction],
  results: [bundleOf(pageFunction)],
  ...functionsBuild,
};
const otherFunctionsBuild: Build = {
  what: 'the other functions',
  command: ['infra/build-functions.ts', '--except', pageFunction],
  results: [siteMark, ...functionGroups().map(bundleOf)],
  ...functionsBuild,
};
const ownBuilds = ownProducts.map((product): Build => {
  const { id, name } = product;
  return {
    what: name,
    command: [`tools/${id}/pack.ts`],
    sources: [`tools/${id}`, ...shared],
    results: [ownProductKey(product)],
  };
});

type Log = (line: string) => void;

/**
 * Runs each build whose results are older than its sources or belong to another SITE.
 * @throws StartRefused when a build fails; the build has printed the reason
 */
export async function buildIfStale(signal: AbortSignal, log: Log): Promise<void> {
  const buildRest = await buildFirstPage(signal, log);
  await buildRest();
}

/**
 * Builds what the first page needs, as `buildIfStale` does. Bundling all other functions would take as long again.
 * @returns a function that builds the rest
 * @throws StartRefused as `buildIfStale` does
 */
export async function buildFirstPage(signal: AbortSignal, log: Log): Promise<() => Promise<void>> {
  const first = [webBuild, pageFunctionBuild, ...ownBuilds].filter(isStale);
  const rest = [otherFunctionsBuild].filter(isStale);
  // If this run is interrupted, the next one would otherwise mix the parts of two sites.
  if (builtSite() !== siteName()) rmSync(mark, { force: true });
  await runBuilds(first, signal, log);
  return () => runBuilds(rest, signal, log);
}

async function runBuilds(stale: readonly Build[], signal: AbortSignal, log: Log): Promise<void> {
  if (stale.length === 0) return;
  log(`Building ${new Intl.ListFormat('en').format(stale.map(({ what }) => what))} …`);
  const builds = await Promise.allSettled(
    stale.map(async (build) => {
      const startedAt = Date.now();
      await runBuild(build, signal);
      log(`Built ${build.what} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
    }),
  );
  const failed = builds.find((build) => build.status === 'rejected');
  if (failed) throw failed.reason;
}

function isStale({ sources, results }: Build): boolean {
  const files = results.map((file) => path.join(dist, file));
  if (!files.every((file) => existsSync(file)) || builtSite() !== siteName()) return true;
  const builtAt = statSync(files[0]!).mtimeMs;
  return sources.some((source) => newestChange(path.join(root, source)) > builtAt);
}

function builtSite(): string | undefined {
  return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined;
}

/** Returns the time of the last change under a path. A folder's own time shows that files were removed. */
function newestChange(source: string): number {
  const found = statSync(source, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(source).map((name) => newestChange(path.join(source, name)));
  return Math.max(found.mtimeMs, ...inside);
}

function runBuild({ what, command }: Build, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit', signal });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new StartRefused(`Could not build ${what}: see above.`));
    });
  });
}
