/** One line of a bill. Amounts are US dollars without tax. */
export interface Price {
  service: string;
  what: string;
  /** The price of `per` units, by tier: each applies up to its number of units. */
  steps: readonly { upTo: number; usd: number }[];
  per: number;
  /** Units per month and account that are free without a time limit. */
  free?: number;
  page: string;
  /** When and where the figure was last read; `undefined` if it was not verified on AWS's page or price list. */
  seen?: string;
  note?: string;
}

const million = 1_000_000;
const flat = (usd: number): Price['steps'] => [{ upTo: Infinity, usd }];
const priceList = '2026-10-06, price list of AWS, second hand';
/** The source: API Evangelist (GitHub) publishes verbatim copies of AWS's pages, which show US prices as examples. */
const page = (day: string) => `${day}, AWS's page, as API Evangelist copied it`;

/** The region of the prices. CloudFront's are those of Europe and North America. */
export const priceRegion = 'eu-west-2';

/**
 * List prices. AWS's pages insert their prices in the browser, and stored copies of them (read on 2026-11-26) have
 * placeholders instead of most. Figures marked as second-hand are from tables that others have published, with the date
 * on which they read AWS's Price List API.
 */
export const prices = {
  edgeGb: {
    service: 'CloudFront',
    what: 'GB to visitors',
    steps: [
      { upTo: 10_000, usd: 0.085 },
      { upTo: 50_000, usd: 0.08 },
      { upTo: 150_000, usd: 0.06 },
      { upTo: 500_000, usd: 0.04 },
      { upTo: Infinity, usd: 0.03 },
    ],
    per: 1,
    free: 1000,
    page: 'https://aws.amazon.com/cloudfront/pricing/',
    seen: priceList,
    note: "Steps: a stored copy of the page, without a date. What is free: 2026-09-05, AWS's page, as API Evangelist copied it.",
  },
  edgeRequests: {
    service: 'CloudFront',
    what: 'HTTPS requests',
    steps: flat(0.012),
    per: 10_000,
    free: 10 * million,
    page: 'https://aws.amazon.com/cloudfront/pricing/',
    seen: priceList,
    note: "What is free: 2026-09-05, AWS's page, as API Evangelist copied it.",
  },
  edgeFunctions: {
    service: 'CloudFront',
    what: 'runs of its functions',
    steps: flat(0.1),
    per: million,
    free: 2 * million,
    page: 'https://aws.amazon.com/cloudfront/pricing/',
    seen: priceList,
  },
  invalidations: {
    service: 'CloudFront',
    what: 'invalidated paths',
    steps: flat(0.005),
    per: 1,
    free: 1000,
    page: 'https://aws.amazon.com/cloudfront/pricing/',
    seen: priceList,
    note: "What is free: 2026-09-05, AWS's page, as API Evangelist copied it.",
  },
  apiRequests: {
    service: 'API Gateway',
    what: 'requests (HTTP API)',
    steps: flat(1.16),
    per: million,
    page: 'https://aws.amazon.com/api-gateway/pricing/',
    note: "From a copy of AWS's price list without a date. AWS's page on 2026-09-20, as API Evangelist copied it: $1.00 in the US, $0.90 from 300 million a month on.",
  },
  lambdaRuns: {
    service: 'Lambda',
    what: 'runs',
    steps: flat(0.2),
    per: million,
    free: million,
    page: 'https://aws.amazon.com/lambda/pricing/',
    seen: priceList,
    note: "What is free: 2026-09-20, AWS's page, as API Evangelist copied it.",
  },
  lambdaGbSeconds: {
    service: 'Lambda',
    what: 'GB-seconds (Arm)',
    steps: flat(0.0000133334),
    per: 1,
    free: 400_000,
    page: 'https://aws.amazon.com/lambda/pricing/',
    seen: priceList,
    note: "What is free: 2026-09-20, AWS's page, as API Evangelist copied it.",
  },
  readUnits: {
    service: 'DynamoDB',
    what: 'read units, on demand',
    steps: flat(0.1485),
    per: million,
    page: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    note: 'Half of $0.297, the price before AWS halved it in November 2024.',
  },
  writeUnits: {
    service: 'DynamoDB',
    what: 'write units, on demand',
    steps: flat(0.7423),
    per: million,
    page: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    note: 'Half of $1.4846, the price before AWS halved it in November 2024.',
  },
  tableGb: {
    service: 'DynamoDB',
    what: 'GB stored',
    steps: flat(0.25),
    per: 1,
    free: 25,
    page: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    note: "us-east-1's price.",
  },
  recoveryGb: {
    service: 'DynamoDB',
    what: 'GB with point-in-time recovery',
    steps: flat(0.2),
    per: 1,
    page: 'https://aws.amazon.com/dynamodb/pricing/on-demand/',
    note: "us-east-1's price.",
  },
  fileGb: {
    service: 'S3',
    what: 'GB stored',
    steps: flat(0.024),
    per: 1,
    page: 'https://aws.amazon.com/s3/pricing/',
    seen: priceList,
  },
  s3Reads: {
    service: 'S3',
    what: 'GET requests',
    steps: flat(0.00042),
    per: 1000,
    page: 'https://aws.amazon.com/s3/pricing/',
    seen: priceList,
  },
  s3Writes: {
    service: 'S3',
    what: 'PUT requests',
    steps: flat(0.0053),
    per: 1000,
    page: 'https://aws.amazon.com/s3/pricing/',
    seen: priceList,
  },
  downloadGb: {
    service: 'S3',
    what: 'GB to buyers',
    steps: flat(0.09),
    per: 1,
    free: 100,
    page: 'https://aws.amazon.com/s3/pricing/',
    seen: priceList,
    note: "What is free: 2026-09-20, AWS's page, as API Evangelist copied it.",
  },
  mails: {
    service: 'SES',
    what: 'emails',
    steps: [
      { upTo: 10 * million, usd: 0.16 },
      { upTo: 100 * million, usd: 0.14 },
      { upTo: Infinity, usd: 0.11 },
    ],
    per: 1000,
    page: 'https://aws.amazon.com/ses/pricing/',
    seen: "2026-07-22, AWS's price list for us-east-1, as API Evangelist copied it",
    note: 'Essentials, the plan of new accounts since 2026-07-21. $0.10 for accounts that take none (see the runbook).',
  },
  members: {
    service: 'Cognito',
    what: 'users active in the month (Essentials)',
    steps: flat(0.015),
    per: 1,
    free: 10_000,
    page: 'https://aws.amazon.com/cognito/pricing/',
    seen: page('2026-09-20'),
  },
  logGb: {
    service: 'CloudWatch',
    what: 'GB of logs ingested',
    steps: flat(0.5985),
    per: 1,
    free: 5,
    page: 'https://aws.amazon.com/cloudwatch/pricing/',
    seen: priceList,
  },
  keptLogGb: {
    service: 'CloudWatch',
    what: 'GB of logs kept',
    steps: flat(0.0315),
    per: 1,
    page: 'https://aws.amazon.com/cloudwatch/pricing/',
    seen: priceList,
  },
  alarmMetrics: {
    service: 'CloudWatch',
    what: 'metrics of alarms',
    steps: flat(0.1),
    per: 1,
    free: 10,
    page: 'https://aws.amazon.com/cloudwatch/pricing/',
    seen: priceList,
  },
  customMetrics: {
    service: 'CloudWatch',
    what: 'metrics of our own',
    steps: flat(0.3),
    per: 1,
    free: 10,
    page: 'https://aws.amazon.com/cloudwatch/pricing/',
    seen: priceList,
  },
  dashboards: {
    service: 'CloudWatch',
    what: 'dashboards',
    steps: flat(3),
    per: 1,
    free: 3,
    page: 'https://aws.amazon.com/cloudwatch/pricing/',
    note: 'The three free ones have up to 50 metrics each.',
  },
} as const satisfies Record<string, Price>;

export type PriceName = keyof typeof prices;

/** Returns the cost of this many units in US dollars. */
export function costOf(name: PriceName, units: number, withFree: boolean): number {
  const { steps, per, free = 0 }: Price = prices[name];
  let left = Math.max(0, units - (withFree ? free : 0));
  let before = 0;
  let usd = 0;
  for (const step of steps) {
    const here = Math.min(left, step.upTo - before);
    usd += (here / per) * step.usd;
    left -= here;
    before = step.upTo;
  }
  return usd;
}
