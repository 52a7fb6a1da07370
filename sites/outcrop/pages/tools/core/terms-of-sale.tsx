import { coreRelease } from '#tools/core/release.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { coreCurrency, corePrice } from './price.ts';
import styles from './terms-of-sale.module.css';

const facts = [
  {
    term: 'Price',
    text: `${corePrice} (${coreCurrency}), once. No subscription and no licence server.`,
  },
  {
    term: 'Requirements',
    text: 'Node.js 20 or later on Linux, macOS or Windows. No other package is installed with it.',
  },
  {
    term: 'Licence',
    text: 'Every machine that you or your company work with, build pipelines included. You may read and change it. You may not sell, publish or pass it on.',
  },
  {
    term: 'Your logs',
    text: 'Stay where they are: Core opens no network connection.',
  },
  {
    term: 'Formats',
    text: 'LAS 1.2 and 2.0, wrapped or not. No LAS 3.0, no DLIS, no scans.',
  },
  {
    term: 'What it does not do',
    text: 'It repairs nothing unless you ask for it, shifts no depths and interprets no curve. It says what is wrong, on which line, and what to do about it.',
  },
  {
    term: 'Release',
    text: `${coreRelease.version}, as ${coreRelease.fileName}. Download it again whenever you like.`,
  },
] as const;

/** What one has to know before paying. */
export function TermsOfSale() {
  return (
    <>
      <dl className={styles.terms}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        Stripe handles payments. For everything else, see the{' '}
        <SiteLink to="/terms">terms of use</SiteLink>.
      </p>
    </>
  );
}
