import path from 'node:path';
import autocannon from 'autocannon';
import { saveArticles } from './save-articles.ts';
import { saveEpisodes } from './save-episodes.ts';
import { saveMembers } from './save-members.ts';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { createBundleLoader } from '#infra/local/load-bundle.ts';
import { startStack } from '#infra/local/start-stack.ts';
import { createCaller } from '../support/call-api.ts';
import { createMembers } from '../support/test-members.ts';

npmCommand('bench')
  .addHelpText(
    'after',
    '\nUses the last build. Machines are noisy, so compare the ratios, not the numbers.',
  )
  .parse();

const seconds = 5;
const connections = 10;
const dist = path.resolve(import.meta.dirname, '../../dist');

interface Row {
  what: string;
  perSecond: number;
  p99Milliseconds: number;
  kilobytes: number;
}

const stack = await startStack({
  loadHandler: createBundleLoader(path.join(dist, 'functions')),
  web: { directory: path.join(dist, 'web') },
  pagesDir: path.join(dist, 'pages'),
  siteTextFile: path.join(dist, 'site-text.json'),
});

async function measure(
  what: string,
  url: string,
  headers = {},
  atOnce = connections,
): Promise<Row> {
  await autocannon({ url, headers, connections: atOnce, duration: 1 });
  const result = await autocannon({ url, headers, connections: atOnce, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${what}: not every call got a response.`);
  return {
    what,
    perSecond: result.requests.average,
    p99Milliseconds: result.latency.p99,
    kilobytes: result.throughput.total / result.requests.total / 1000,
  };
}

const api = `${stack.gatewayUrl}/api/articles`;
const gzip = { 'accept-encoding': 'gzip' };
const rows = [await measure('static file through the edge', `${stack.siteUrl}/favicon.svg`)];
await saveArticles(24);
rows.push(await measure('list, 24 articles', api, gzip));
await saveArticles(10_000);
rows.push(await measure('list, 10,000 articles, all rows', api, gzip));
rows.push(await measure('list, 10,000 articles, first 24', `${api}?limit=24`, gzip));
rows.push(await measure('list, 10,000 articles, search', `${api}?q=paper+77&limit=24`, gzip));
const hub = `${stack.gatewayUrl}/api/podcasts`;
await saveEpisodes(10_000);
rows.push(await measure('hub, 10,000 episodes, all rows', hub, gzip));
rows.push(await measure('hub, 10,000 episodes, first 24', `${hub}?limit=24`, gzip));
rows.push(await measure('feed of the newest 300', `${stack.gatewayUrl}/feeds/podcast.xml`, gzip));
rows.push(await measure('list through the edge’s cache', `${stack.siteUrl}/api/articles?limit=24`));

const { url, userPoolId, clientId } = stack.emulators.cognito;
const caller = createCaller(stack.gatewayUrl, stack.edgeKey);
const members = createMembers(caller, url, userPoolId, clientId);
const { email } = await members.register();
await members.makeAdmin(email);
const authorization = `Bearer ${(await members.login(email)).token}`;
const managed = `${stack.gatewayUrl}/api/admin/articles`;
const found = `${managed}?q=paper+77`;
rows.push(await measure('admin’s table, 10,000 articles', managed, { authorization }, 1));
rows.push(await measure('admin’s table, 10,000 articles, search', found, { authorization }, 1));
await saveMembers(10_000);
const users = `${stack.gatewayUrl}/api/admin/users?limit=50`;
const search = `${users}&q=number-9999@`;
rows.push(await measure('10,000 accounts, first 50', users, { authorization }, 1));
rows.push(await measure('10,000 accounts, search', search, { authorization }, 1));

const base = rows[0]!.perSecond;
console.table(
  rows.map(({ what, perSecond, p99Milliseconds, kilobytes }) => ({
    what,
    'calls/s': Math.round(perSecond),
    'of static': (perSecond / base).toFixed(2),
    'p99 ms': p99Milliseconds,
    'kB a call': kilobytes.toFixed(1),
  })),
);
await stack.stop();
