import { useNavigate } from 'react-router';
import type { Verification } from '#shared/contracts/purchase.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { PurchaseOutcome } from '#web/src/components/purchase-outcome.tsx';
import type { CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';
import type { PurchaseCheck, UnverifiedCheck } from '#web/src/lib/purchase/use-purchase-check.ts';
import { isOutage } from '#web/src/lib/purchase/verify-with-retries.ts';
import { BackToArticles } from './back-to-articles.tsx';
import { BoughtArticle } from './bought-article.tsx';
import * as messages from './messages.ts';
import { successPath } from './success-path.ts';

const words = {
  signedOut: messages.pleaseLogInToVerify,
  signIn: messages.signInWithThatAccount,
  processing: messages.titleIsYoursAsSoon,
  refused: messages.purchaseVerificationFailed,
  failed: messages.couldNotVerifyYourPurchase,
};

/** Verifies the purchase, then shows the download or the reason why there is none. */
export function ArticleOutcome({ purchase }: { purchase: CheckoutReturn }) {
  const navigate = useNavigate();

  function keepToken(check: PurchaseCheck): void {
    const token = check.state === 'verified' && tokenOf(check.purchase);
    if (token) void navigate(successPath({ ...purchase, token }), { replace: true });
  }

  /** With a token in the URL, a payment service outage does not block the download. */
  function download(check: UnverifiedCheck) {
    const isUnanswered = check.state === 'failed' && isOutage(check.error);
    return isUnanswered && purchase.token !== undefined ? (
      <BoughtArticle purchase={purchase} token={purchase.token} />
    ) : undefined;
  }

  return (
    <PurchaseOutcome
      purchase={purchase}
      words={words}
      actions={<BackToArticles />}
      onSettled={keepToken}
      instead={download}
    >
      {(bought) => {
        const token = tokenOf(bought);
        return token === undefined ? (
          <BoughtElsewhere />
        ) : (
          <BoughtArticle {...{ purchase, token, bought }} />
        );
      }}
    </PurchaseOutcome>
  );
}

/** Undefined for a purchase of something that is not an article. */
const tokenOf = ({ resourceType, downloadToken }: Verification): string | undefined =>
  resourceType === 'article' ? downloadToken : undefined;

/** Shown for a purchase of something that is not an article. */
function BoughtElsewhere() {
  return (
    <Notice
      tone="success"
      title={messages.yourPurchaseIsVerified}
      action={<LinkButton to="/purchases">{messages.myPurchases}</LinkButton>}
    >
      {messages.findItInMyPurchases}
    </Notice>
  );
}
