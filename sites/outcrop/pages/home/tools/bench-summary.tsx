import { site } from '#shared/site-config/site.ts';
import { core } from '#site/config/own-products.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { formatMoneyShort } from '#web/src/lib/money.ts';
import { tools } from './tools.ts';
import styles from './bench-summary.module.css';

const { brand, claims } = site;
const here = tools.filter(({ to }) => to.startsWith('/')).length;

const figures = [
  { value: String(tools.length), label: 'tools in the box' },
  { value: String(here), label: 'with a page on this site' },
  {
    value: formatMoneyShort(core.amountMinor, core.currency),
    label: 'for Core, paid once',
  },
  { value: `${claims.support}*`, label: 'support' },
];

/** The total of the box, and where to go if nothing in it fits. */
export function BenchSummary() {
  return (
    <div className={styles.summary}>
      <ul className={styles.figures}>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
      <p className={styles.claims}>* As stated by {brand.company}.</p>
      <div className={styles.call}>
        <h3>Not sure which one to pick up?</h3>
        <p>
          Tell us what you have: a map sheet, a folder of logs, a lab report. A person replies, even
          when the right tool is someone else’s.
        </p>
        <p className={styles.actions}>
          <LinkButton to="/contact">Ask a person</LinkButton>
          <LinkButton variant="secondary" to="/store">
            See prices in the store
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
