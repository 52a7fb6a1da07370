import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { readCheckoutReturn } from '../../lib/purchase/checkout-return.ts';
import { mailAddress } from '../../components/mail-address.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { useSearchParams } from '../../lib/use-search-params.ts';
import * as messages from './messages.ts';
import { BackToArticles } from './success/back-to-articles.tsx';
import { ArticleOutcome } from './success/article-outcome.tsx';

/** The page that Stripe returns the buyer to. */
export default function SuccessPage() {
  const [query] = useSearchParams();
  const purchase = readCheckoutReturn(query);
  return (
    <Page narrow>
      <PageHeading kicker={messages.checkout} title={messages.yourArticle} />
      {'missing' in purchase ? (
        <Notice
          tone="error"
          title={purchase.missing}
          action={
            <>
              <LinkButton to="/purchases">{messages.myPurchases}</LinkButton>
              <BackToArticles />
            </>
          }
        >
          <RichText
            of={messages.linkIsIncomplete(site.emails.support)}
            as={{ mail: mailAddress }}
          />
        </Notice>
      ) : (
        <ArticleOutcome key={purchase.sessionId} purchase={purchase} />
      )}
    </Page>
  );
}
