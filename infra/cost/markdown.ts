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
  home: 'Home page, in a browser that has never been here',
  item: "An item's page opened directly, in such a browser",
  listInApp: 'From there to the library',
  itemInApp: 'From there to another item',
  view: 'A counted view',
  reload: 'A function reads all papers anew',
  signIn: 'Registering and signing in',
  purchase: 'A purchase: Checkout, webhook, return page, receipt',
  download: 'A download of what was bought',
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
--purchases 20\` calculates a month of yours, \`--json\` gives every quantity.

Everything is paid by use. There is no NAT gateway, no load balancer, no provisioned capacity and no web ACL. Stripe's
fees come on top, and are the larger part of every sale.

## A month of the default site

Each column is what that part adds to a site that nobody visits. "List price" is as if nothing were free. "The month's
bill" is a month with that and the idle site, less what is always free in an account that has nothing else.

${table(costRows(defaultColumns(figures, 'outcrop')))}

- **A page view** is a third of this visit: an item's page opened directly in a browser that has never been here, then
  the library, then another item, and two counted views. All pictures of the page are loaded. Nothing is answered from the edge's
  cache, which keeps pages for 60 and lists for 30 seconds: on a busy site less reaches the functions.
- **A purchase** is a buyer who registers, signs in, buys a paper and downloads it (${kilobytes(flows.download.downloadBytes)} KB: a
  sample. 1,000 downloads of 50 MB add $${(50 * prices.downloadGb.steps[0]!.usd).toFixed(2)} before what is free).
- **A question** is answered without a model. What a model takes is below.
- **Kept:** ${kept.fileGb} GB of files and ${kept.tableGb} GB of tables, with point-in-time recovery.

Not counted: access logs in S3, requests of the edge to S3 (files are cached for a day, assets for a year), starts of
functions, old versions of files, tax. SSM's standard parameters, scheduled rules, SQS and SNS cost nothing at this size.

## While nobody comes

${table([
  [
    'site',
    'metrics of alarms',
    'metrics of our own',
    'dashboards',
    'runs by schedule',
    'list price',
    'bill',
  ],
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

Counted in the same templates, with an address for alarms and without a domain; \`npm run synth\` adds policies for files of
the pages. \`npm run cost -- --recount\` counts anew, and a test compares.

## What each flow uses

Measured on ${measuredAt} with version ${version} on the local stack, with the samples (${library.papers} papers, ${library.episodes} episodes,
${library.products} products). Read and write units are counted by DynamoDB's rules, indexes and transactions included. A test measures
units, requests, runs and mails again and compares them.

**Milliseconds are of the machine that measured** (${machine}), warm, the least of eight times, not of Lambda; GB-seconds
are those times the memory of each function. Transfers are what Chromium received. Log bytes include Lambda's own lines.

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
    'mails',
    'log KB',
  ],
  ...flowNames.map((name) => flowRow(titles[name], flows[name])),
])}

A reload reads one unit for about 8 KB of rows, and half a unit each for the version and the authors, at most once a minute for each
copy of a function that is asked. From 500 rows on, a copy reads only what has changed, 4.5 units after a change, and starts from a saved
list, 3 units ([record 105](decisions/0105-lists-of-100000.md)).

A download of a free file is one write unit. A counted view is three, also with its day: the sweep moves days once a week, for two write
units an item and counter. The dashboard of 30 days reads 4 units more for its way from page to payment, 19 with 25 items that were counted
every day as viewed, ordered and downloaded, and 70 with 100 of them; of a year 10, 42 and 154. It does not grow with orders or views.

## Prices

US dollars without tax, of ${priceRegion}; CloudFront's for Europe and North America. AWS changes them: the linked pages
are what counts. They fill in their prices in the browser, so that stored copies have examples alone: "copied" means that others
published what was there on that day, "second hand" what they read in AWS's price list, "not seen" that not even that was found.

${table([
  ['service', 'unit', 'price', 'always free', 'last seen'],
  ...Object.values(prices).map(priceRow),
])}

## With a model

For each 1,000 replies, the model's share is

    1,000 × (tokens read × price of a token read + tokens written × price of a token written)

with the prices of your provider ([Bedrock's](https://aws.amazon.com/bedrock/pricing/)). Tokens written are at most
\`maximumReplyTokens\`. Tokens read are our instructions, the passages found (up to 8), the question and up to six earlier
messages: a few thousand. The log has the real figure, both together:

    filter message = "reply" | stats avg(tokens), sum(tokens), count(*) by outcome

A credit of the smallest package sells at 25 pence, so choose \`credits.perReply\` and the model together. A function that
waits 5 seconds for a model takes 5 GB-seconds: $0.07 for 1,000 replies.

## What makes it grow

- **Users active in a month above 10,000** at Cognito: 50,000 of them cost $600. Access tokens and the plan are in
  [record 24](decisions/0024-access-tokens.md).
- **Big files.** Originals go from S3 straight to the buyer; 1 TB of audio in a month is about $80.
- **Pictures.** Most of a page's bytes are covers; on a busy site they are most of the bill.
- **Logs.** \`logRetentionDays\` limits what is kept; the level comes from \`POWERTOOLS_LOG_LEVEL\`. Above \`INFO\` the alarms
  that count such lines see nothing.
- **Attacks.** The API is throttled to 200 calls a second. Used to the full for a whole day (17 million calls) that is
  about $20 for API Gateway and as much again behind it. Set \`monthlyBudgetUsd\` and \`alarmEmail\`: AWS then mails when
  the month is forecast to pass it. A web ACL with a rate rule costs about $6 a month and $0.60 a million requests.
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
