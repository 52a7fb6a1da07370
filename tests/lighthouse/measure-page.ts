import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One load of a page; scores from 0 to 100, times in milliseconds, size in bytes as transferred. */
export interface Measured {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  /** Audits below their best, with what Lighthouse says of them. */
  findings: string[];
}

interface Load {
  /** Of the browser's DevTools. */
  port: number;
  /** Pages that are kept out of search engines on purpose are not held against that. */
  indexed: boolean;
}

/** Lighthouse's own phone on its own slow network, both held back by the browser itself: nothing is estimated. */
const slowPhone = { formFactor: 'mobile', throttlingMethod: 'devtools', output: 'json' } as const;

/** Loads a page once in a fresh tab. @throws Error where Lighthouse could not */
export async function measurePage(url: string, { port, indexed }: Load): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...categories],
    ...(!indexed && { skipAudits: ['is-crawlable'] }),
    ...slowPhone,
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(
      `${url} could not be measured: ${report?.runtimeError?.message ?? 'no report'}`,
    );
  }
  const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100);
  const number = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  const counted = new Set(
    Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    findings: Object.values(report.audits)
      .filter(({ id, score: own }) => counted.has(id) && own !== null && own < 0.9)
      .map(({ id, title, displayValue = '' }) => `${id}: ${title} ${displayValue}`.trim()),
  };
}

/** How long a page takes to its largest paint, in milliseconds, and nothing else of it. */
export async function measureLcp(url: string, port: number): Promise<number> {
  const onlyAudits = ['largest-contentful-paint'];
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyAudits, ...slowPhone });
  return result?.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
}
