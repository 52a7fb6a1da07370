import path from 'node:path';
import { defaultColumns } from './columns.ts';
import {
  flowNames,
  type Figures,
  type FlowFigures,
  type FlowName,
  type SiteName,
} from './figures.ts';
import { kept } from './month.ts';
import { priceRegion, prices, type Price } from './prices.ts';
import { costRows } from './report.ts';

const titles: Record<FlowName, string> = {
  home: 'Home page, in a browser with an empty cache',
  item: "An item's page opened directly, in such a browser",
  listInApp: 'From there to the library',
  itemInApp: 'From there to another item',
  view: 'A counted view',
  reload: 'A function reloads all papers',
  signIn: 'Registering and signing in',
  purchase: 'A purchase: Checkout, webhook, return page, receipt',
  download: 'A download of a purchase',
  question: 'A question to the assistant, without a model',
  adminDay: "An administrator's day: sign in, look at everything, change a paper",
  sweep: 'A run of the sweep (every 5 minutes)',
  holds: 'A release of dead holds (every minute)',
  digest: 'A run of the digest (every hour)',
};

const sites: Record<SiteName, string> = {
  outcrop: 'the default site, everything on',
  papers: 'the smallest shop: papers',
  'blue-third': 'the second sample, with a free assistant, without waitlists',
};

export const costPageFile = path.resolve(import.meta.dirname, '../../docs/cost.md');

/** Writes docs/cost.md. */
export function costPage(figures: Figures): string {
  const { flows, fixed, library, machine, measuredAt, version } = figures;
  const siteNames = Object.keys(sites) as SiteName[];
  const idle = siteNames.map((site) => ({
    site,
    column: defaultColumns(figures, site)[0]!,
  }));
  return `# What a stage costs

This page is the output of \`npm run cost -- --markdown\`; a test compares them. \`npm run cost -- --page-views 50000
--purchases 20\` calculates a month of your own; \`--json\` prints every quantity.

You pay only for what you use. There is no NAT gateway, no load balancer, no provisioned capacity and no web ACL. Stripe's fees come on top and exceed these costs on every sale.

## A month of the default site

Each column is what that part adds to a site without visitors. "List price" ignores free tiers. "The month's bill" is for that part and the idle site together, less what is always free in an account that has nothing else.

${table(costRows(defaultColumns(figures, 'outcrop')))}

- **A page view** is a third of this visit: an item's page opened directly in a browser with an empty cache, then
  the library, then another item, and two counted views. All pictures of the page are loaded. The edge's cache, which keeps pages for 60 and lists for 30 seconds, serves none of it: on a busy site, less reaches the functions.
- **A purchase** is a buyer who registers, signs in, buys a paper and downloads it (${kilobytes(flows.download.downloadBytes)} KB: a
  sample. 1,000 downloads of 50 MB add $${(50 * prices.downloadGb.steps[0]!.usd).toFixed(2)} before free tiers).
- **A question** is answered without a model. For the cost of a model, see below.
- **Storage:** ${kept.fileGb} GB of files and ${kept.tableGb} GB of tables, with point-in-time recovery.

Not counted: access logs in S3, requests of the edge to S3 (files are cached for a day, assets for a year), cold starts of functions, old versions of files, tax. SSM's standard parameters, scheduled rules, SQS and SNS cost nothing at this size.

## Idle

${table([
  ['site', 'alarm metrics', 'custom metrics', 'dashboards', 'scheduled runs', 'list price', 'bill'],
  ...idle.map(({ site, column }) => [
    sites[site],
    String(fixed[site].alarmMetrics),
    String(fixed[site].customMetrics),
    String(fixed[site].dashboards),
    count(Object.values(fixed[site].scheduledRuns).reduce((all, runs) => all + runs, 0)),
    `$${column.listPrice.toFixed(2)}`,
    `$${column.monthsBill.toFixed(2)}`,
  ]),
])}

Counted in the synthesized template of each. A month has 730 hours.

## What each deploys

${table([['resources by type', ...siteNames.map((site) => sites[site])], ...resourceRows(figures)])}

Counted in the same templates, with an email address for alarms and without a domain; \`npm run synth\` adds policies for files of the pages. \`npm run cost -- --recount\` counts again, and a test compares the result.

## What each flow uses

Measured on ${measuredAt} with version ${version} on the local stack, with the samples (${library.papers} papers, ${library.episodes} episodes,
${library.products} products). Read and write units are counted by DynamoDB's rules, indexes and transactions included. A test measures units, requests, runs and emails again and compares them.

**Milliseconds were measured on this machine, not on Lambda** (${machine}): the fastest of eight warm runs. GB-seconds are those times multiplied by the memory of each function. Transfers are what Chromium received. Log bytes include Lambda's own lines.

${table([
  [
    'flow',
    'read units',
    'write units',
    'API',
    'runs',
    'ms',
    'GB-s',
    'CloudFront requests',
    'KB',
    'emails',
    'log KB',
  ],
  ...flowNames.map((name) => flowRow(titles[name], flows[name])),
])}

A reload reads one unit for about 8 KB of rows, and half a unit each for the version and the authors, at most once a minute per running instance of a function. With 500 rows or more, an instance reads only what has changed, 4.5 units after a change, and starts from a saved list, 3 units ([record 105](decisions/0105-lists-of-100000.md)).

A download of a free file costs one write unit. A counted view costs three, including its count by day: the sweep moves days once a week, for two write units per item and counter. For its funnel, the dashboard of 30 days reads 4 more units, 19 with 25 items that were viewed, ordered and downloaded every day, and 70 with 100 such items; for a year 10, 42 and 154. This does not grow with orders or views.

## Prices

US dollars without tax, for ${priceRegion}; CloudFront's for Europe and North America. AWS changes its prices: the linked pages are authoritative. They insert their prices in the browser, so stored copies have only examples: "copied" means that others published what was there on that day, "second hand" that they read it in AWS's price list, and "not seen" that neither was found.

${table([
  ['service', 'unit', 'price', 'always free', 'last seen'],
  ...Object.values(prices).map(priceRow),
])}

## With a model

For every 1,000 replies, the model costs

    1,000 × (tokens read × price of a token read + tokens written × price of a token written)

with the prices of your provider ([Bedrock's](https://aws.amazon.com/bedrock/pricing/)). Tokens written are at most
\`maximumReplyTokens\`. Tokens read are our instructions, the passages found (up to 8), the question and up to six earlier
messages: a few thousand. The log has the actual total:

    filter message = "reply" | stats avg(tokens), sum(tokens), count(*) by outcome

A credit of the smallest package sells at 25 pence, so choose \`credits.perReply\` and the model together. A function that
waits 5 seconds for a model takes 5 GB-seconds: $0.07 for 1,000 replies.

## What makes it grow

- **Users active in a month above 10,000** at Cognito: 50,000 of them cost $600. Access tokens and the plan are in
  [record 24](decisions/0024-access-tokens.md).
- **Big files.** Originals go directly from S3 to the buyer; 1 TB of audio in a month is about $80.
- **Pictures.** Most of a page's bytes are covers; on a busy site they are most of the bill.
- **Logs.** \`logRetentionDays\` limits what is kept; the level comes from \`POWERTOOLS_LOG_LEVEL\`. Above \`INFO\`, the alarms that count such lines have no data.
- **Attacks.** The API is throttled to 200 calls a second. At full rate for a whole day (17 million calls), that costs about $20 for API Gateway and as much again behind it. Set \`monthlyBudgetUsd\` and \`alarmEmail\`: AWS then sends an email when the month is forecast to exceed it. A web ACL with a rate rule costs about $6 a month and $0.60 per million requests.
`;
}

/** Returns the rows with the deployed resources and how they are charged while idle. */
function resourceRows(figures: Figures): string[][] {
  const siteNames = Object.keys(sites) as SiteName[];
  const row = (title: string, value: (site: SiteName) => string | number) => [
    title,
    ...siteNames.map((site) => String(value(site))),
  ];
  const { fixed } = figures;
  const types = new Set(siteNames.flatMap((site) => Object.keys(fixed[site].resources)));
  const all = (site: SiteName) =>
    Object.values(fixed[site].resources).reduce((sum, each) => sum + each, 0);
  return [
    ...[...types]
      .toSorted()
      .map((type) => row(type.replace(/^AWS::/, ''), (site) => fixed[site].resources[type] ?? 0)),
    row('**all resources**', all),
    row('routes of the API', (site) => fixed[site].routes),
    row('idle, a month', (site) => `$${defaultColumns(figures, site)[0]!.listPrice.toFixed(2)}`),
  ];
}

function flowRow(title: string, flow: FlowFigures): string[] {
  const runs = Object.values(flow.runs).reduce((all, each) => all + each, 0);
  const ms = Object.values(flow.milliseconds).reduce((all, each) => all + each, 0);
  const bytes = flow.edgeRequests > 0 ? flow.edgeBytes : flow.responseBytes + flow.downloadBytes;
  return [
    title,
    ...[flow.readUnits, flow.writeUnits, flow.apiRequests, runs, ms].map(String),
    flow.gbSeconds.toFixed(3),
    String(flow.edgeRequests > 0 ? flow.edgeRequests : flow.apiRequests),
    kilobytes(bytes),
    String(flow.mails),
    (flow.logBytes / 1000).toFixed(1),
  ];
}

function priceRow({ service, what, steps, per, free, page, seen, note }: Price): string[] {
  const steady = steps.length === 1;
  const of = per === 1 ? '' : ` for ${count(per)}`;
  const amount = steady
    ? `${price(steps[0]!.usd)}${of}`
    : steps
        .map(({ upTo, usd }) =>
          upTo === Infinity ? `then ${price(usd)}` : `${price(usd)} up to ${count(upTo)}`,
        )
        .join(', ');
  const state = [seen ?? 'not seen', note].filter(Boolean).join('. ');
  return [`[${service}](${page})`, what, amount, free === undefined ? '' : count(free), state];
}

const price = (usd: number): string =>
  `$${usd.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 10 })}`;

const count = (number: number): string => number.toLocaleString('en');

const kilobytes = (bytes: number): string =>
  (bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 });

/** Writes a table in the layout of the formatter. */
function table(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, at) => Math.max(3, ...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const [head, ...body] = rows as [string[], ...string[][]];
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
