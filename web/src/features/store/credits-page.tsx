import { site } from '#shared/site-config/site.ts';
import { ItemGrid } from '../../components/item-grid.tsx';
import { LinkButton } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { withNext } from '../../lib/next-path.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Balance } from './balance.tsx';
import styles from './credits-page.module.css';
import { rules } from './credit-rules.tsx';
import { creditText } from '../../lib/credits/credit-text.ts';
import * as messages from './messages.ts';
import { Packages } from './packages/packages.tsx';
import { Returning } from './returning/returning.tsx';

const Statement = lazyPart(() => import('./statement/statement.tsx'), {
  pending: <Skeleton height="16rem" />,
});

/** `/credits`: a member's balance, the packages, and the statement; also the page to which checkout returns. */
export default function CreditsPage() {
  const hydrated = useHydrated();
  const session = useSession();
  const memberId = session?.user?.id ?? 'member';
  const { perReply } = site.credits;
  return (
    <Page>
      <div className={styles.head}>
        <PageHeading
          kicker={messages.assistant}
          title={messages.chatCredits}
          lead={messages.assistantReplyCosts(
            perReply === 1 ? messages.oneCreditLower : creditText(perReply),
          )}
        />
        <Balance page="/credits" />
      </div>
      {hydrated && <Returning />}
      <Section
        id="packages"
        stacked
        heading={messages.threePackages}
        intro={messages.payOnceThroughStripeNo}
      >
        <Packages />
      </Section>
      <Section id="how" heading={messages.howCreditsWork}>
        <ItemGrid items={rules} />
      </Section>
      <Section
        id="statement"
        heading={messages.statement}
        intro={messages.allCreditActivityNewestFirst}
      >
        <div className={styles.statement} {...(!session && { 'data-unread': '' })}>
          {session ? (
            <Statement key={memberId} memberId={memberId} />
          ) : (
            <Notice
              tone="empty"
              title={messages.signInToSeeYour}
              action={
                <LinkButton variant="secondary" to={withNext('/login', '/credits')}>
                  {messages.signIn}
                </LinkButton>
              }
            >
              {messages.eachReplyPurchaseAndRefund}
            </Notice>
          )}
        </div>
      </Section>
    </Page>
  );
}
