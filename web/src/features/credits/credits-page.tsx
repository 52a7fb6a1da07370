import { site } from '../../../../shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { mailLink } from '../../lib/mail-link.ts';
import { formatMoneyMinor } from '../../lib/money.ts';
import { Balance } from './balance.tsx';
import styles from './credits.module.css';

const { packages, perReply } = site.credits;

export default function CreditsPage() {
  return (
    <Page>
      <PageHeading
        kicker="Assistant"
        title="Chat credits"
        lead={`A reply of the assistant costs ${perReply === 1 ? 'one credit' : `${perReply} credits`}. Credits do not expire, and a reply that fails costs nothing.`}
      >
        <Balance />
      </PageHeading>
      <ul className={styles.shelves}>
        {Object.entries(packages).map(([name, { credits, amountMinor }]) => (
          <Card key={name} as="li">
            <h2>{credits} credits</h2>
            <p className={styles.price}>{formatMoneyMinor(amountMinor, site.money.currency)}</p>
            <LinkButton
              wide
              variant="secondary"
              to={mailLink(`${credits} chat credits`, 'Please add this package to my account.')}
            >
              Order by e-mail
            </LinkButton>
          </Card>
        ))}
      </ul>
    </Page>
  );
}
