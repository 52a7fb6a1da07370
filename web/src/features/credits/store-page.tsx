import { site } from '../../../../shared/site-config/site.ts';
import { Card } from '../../components/card.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { formatMoneyMinor, formatMoneyShort } from '../../lib/money.ts';
import styles from './credits.module.css';
import { Products } from './products.tsx';

const { credits, money } = site;

const shelves = [
  {
    to: '/articles',
    title: 'Papers',
    text: 'Short papers to read and keep as PDF. Bought one by one; some are free.',
  },
  { to: '/podcasthub', title: 'Episodes', text: 'Audio to preview, buy once and download.' },
  {
    to: '/credits',
    title: 'Assistant credits',
    text: `From ${formatMoneyMinor(credits.packages.small.amountMinor, money.currency)} for ${credits.packages.small.credits} replies.`,
  },
  {
    to: '/core',
    title: 'Core',
    text: `The LAS checker for the command line, ${formatMoneyShort(money.core.amountMinor, money.core.currency)} once.`,
  },
  { to: '/gear', title: 'Gear', text: 'Field, lab and studio equipment, through affiliate links.' },
];

export default function StorePage() {
  return (
    <Page>
      <PageHeading
        kicker="Store"
        title="Everything that has a price"
        lead="No subscriptions. You pay once, through Stripe, and what you bought stays in your account."
      />
      <ul className={styles.shelves}>
        {shelves.map((shelf) => (
          <Card key={shelf.to} as="li" interactive>
            <h2>
              <SiteLink to={shelf.to} data-stretch>
                {shelf.title}
              </SiteLink>
            </h2>
            <p>{shelf.text}</p>
          </Card>
        ))}
      </ul>
      <Products />
    </Page>
  );
}
