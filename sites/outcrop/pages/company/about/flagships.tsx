import type { ReactNode } from 'react';
import { site } from '#shared/site-config/site.ts';
import { core } from '#site/config/own-products.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { formatMoneyShort } from '#web/src/lib/money.ts';
import styles from './about.module.css';

const { claims, links } = site;
const corePrice = formatMoneyShort(core.amountMinor, core.currency);

const products: readonly { name: string; does: string; text: ReactNode; to: string; go: string }[] =
  [
    {
      name: 'Nexus',
      does: 'maps and sections, drawn together',
      text: 'A mapping platform in the browser: layers, boreholes and cross sections on one sheet, on which a whole team draws at the same time.',
      to: links.mappingPlatform,
      go: 'Open Nexus',
    },
    {
      name: 'AquaTest AI',
      does: 'lab reports of water, explained',
      text: `An app that reads the report of a water test and gives a score from 0 to 100, with a flag for every parameter: OK, WATCH or EXCEEDS. In ${claims.waterApp.languages} languages, and without an account.`,
      to: '/aquatest-ai',
      go: 'See the app',
    },
    {
      name: 'Core',
      does: 'well logs, checked before they are loaded',
      text: `A command-line tool that finds what is wrong with a LAS file and names the line. ${corePrice} once; your logs stay on your machine.`,
      to: '/core',
      go: 'Read about Core',
    },
  ];

/** The three products that the company is known for. */
export function Flagships() {
  return (
    <ul className={styles.flagships}>
      {products.map(({ name, does, text, to, go }) => (
        <li key={name}>
          <h3>
            {name}
            <span>{does}</span>
          </h3>
          <div>
            <p>{text}</p>
            <p>
              <SiteLink to={to}>{go}</SiteLink>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
