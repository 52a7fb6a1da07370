import lighthouse, { defaultConfig, type Flags, type Result } from 'lighthouse';

/** One load of a page on a slow phone; scores from 0 to 100, times in milliseconds, transferred bytes. */
export interface Timed {
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
}

/** Scores from 0 to 100 that are the same for every load. */
export interface Judged {
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Audits below their best, with Lighthouse's explanation. */
  findings: string[];
}

/** Performance audits that affect neither the score nor the size are skipped to save time. */
const advice = defaultConfig
  .categories!['performance']!.auditRefs.filter(
    ({ id, weight }) => weight === 0 && id !== 'total-byte-weight',
  )
  .map(({ id }) => id);

/**
 * Loads a page once in a fresh tab with Lighthouse's phone and slow network, both throttled by the browser
 * itself: nothing is estimated.
 * @param port of the browser's DevTools
 * @throws Error when Lighthouse fails
 */
export async function timePage(url: string, port: number): Promise<Timed> {
  const report = await run(url, {
    port,
    throttlingMethod: 'devtools',
    onlyCategories: ['performance'],
    skipAudits: advice,
    disableFullPageScreenshot: true,
  });
  const number = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score(report, 'performance'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
  };
}

interface Judging {
  port: number;
  /** Pages that are deliberately kept out of search engines are not marked down for it. */
  indexed: boolean;
}

/**
 * Lighthouse's scores for accessibility, best practices and SEO. Runs unthrottled and waits until the page's
 * app has started.
 * @throws Error when it fails
 */
export async function judgePage(url: string, { port, indexed }: Judging): Promise<Judged> {
  const report = await run(url, {
    port,
    throttlingMethod: 'provided',
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    ...(!indexed && { skipAudits: ['is-crawlable'] }),
  });
  const counted = new Set(
    Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return {
    accessibility: score(report, 'accessibility'),
    bestPractices: score(report, 'best-practices'),
    seo: score(report, 'seo'),
    findings: Object.values(report.audits)
      .filter(({ id, score: own }) => counted.has(id) && own !== null && own < 0.9)
      .map(({ id, title, displayValue = '' }) => `${id}: ${title} ${displayValue}`.trim()),
  };
}

async function run(url: string, flags: Flags): Promise<Result> {
  const result = await lighthouse(url, {
    logLevel: 'silent',
    output: 'json',
    formFactor: 'mobile',
    ...flags,
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(
      `${url} could not be measured: ${report?.runtimeError?.message ?? 'no report'}`,
    );
  }
  return report;
}

const score = (report: Result, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);
