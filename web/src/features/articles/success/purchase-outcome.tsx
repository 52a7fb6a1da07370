import { useNavigate } from 'react-router';
import { site } from '#shared/site-config/site.ts';
import type { Verification } from '#shared/contracts/purchase.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Spinner } from '#web/src/components/spinner.tsx';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { errorSentence } from '#web/src/lib/api/api-error.ts';
import { withNext } from '#web/src/lib/next-path.ts';
import { receiptText } from '#web/src/lib/purchase/receipt-text.ts';
import {
  usePurchaseCheck,
  useRetryPlace,
  type PurchaseCheck,
} from '#web/src/lib/purchase/use-purchase-check.ts';
import { isOutage } from '#web/src/lib/purchase/verify-with-retries.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { ArticleCover } from '../article-cover.tsx';
import { boughtAccess } from '../download/download-access.ts';
import { DownloadButton } from '../download/download-button.tsx';
import type { CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';
import { mailAddress } from '#web/src/components/mail-address.tsx';
import { RichText } from '#web/src/components/rich-text.tsx';
import * as messages from './messages.ts';
import { successPath } from './success-path.ts';
import styles from './purchase-outcome.module.css';

/** Verifies the purchase, then shows the download or the reason why there is none. */
export function PurchaseOutcome({ purchase }: { purchase: CheckoutReturn }) {
  const navigate = useNavigate();
  const { check, checkAgain } = usePurchaseCheck(purchase, (settled) => {
    const token = tokenOf(settled);
    if (token) void navigate(successPath({ ...purchase, token }), { replace: true });
  });
  const verifying = check.state === 'verifying';
  const { placeProps, retry } = useRetryPlace(checkAgain, verifying);
  // With a token in the URL, a payment service outage does not block the download.
  const isUnanswered = check.state === 'failed' && isOutage(check.error);
  const token = tokenOf(check) ?? (isUnanswered ? purchase.token : undefined);
  return (
    <div {...placeProps} className={styles.outcome}>
      {verifying && (
        <p className={styles.verifying}>
          <Spinner /> {messages.verifyingYourPurchase}
        </p>
      )}
      {token !== undefined ? (
        <Verified {...{ purchase, token }} bought={boughtIn(check)} />
      ) : (
        <Unverified {...{ check, purchase }} onRetry={retry} />
      )}
      {!verifying && (
        <p className={styles.onward}>
          <LinkButton variant="secondary" to="/articles">
            {messages.backToArticles}
          </LinkButton>
          <LinkButton variant="quiet" to="/purchases">
            {messages.myPurchases}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

const boughtIn = (check: PurchaseCheck): Verification | undefined =>
  check.state === 'verified' ? check.purchase : undefined;

const tokenOf = (check: PurchaseCheck): string | undefined => boughtIn(check)?.downloadToken;

interface UnverifiedProps {
  check: PurchaseCheck;
  purchase: CheckoutReturn;
  onRetry: () => void;
}

/** Explains why there is no download yet and what to do. */
function Unverified({ check, purchase, onRetry }: UnverifiedProps) {
  const tryAgain = <Button onClick={onRetry}>{messages.tryAgain}</Button>;
  const { support } = site.emails;
  const help = <RichText of={messages.purchaseIsSafe(support)} as={{ mail: mailAddress }} />;
  switch (check.state) {
    case 'verifying':
      return null;
    case 'processing':
      return (
        <Notice
          tone="info"
          title={messages.yourPaymentIsOnIts}
          action={<Button onClick={onRetry}>{messages.checkAgain}</Button>}
        >
          {messages.titleIsYoursAsSoon(check.purchase.title)}
        </Notice>
      );
    case 'signed-out':
      return (
        <Notice
          tone="error"
          title={messages.pleaseLogInToVerify}
          action={
            <LinkButton to={withNext('/login', successPath(purchase))}>
              {messages.signIn}
            </LinkButton>
          }
        >
          {messages.signInWithThatAccount} {help}
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="error"
          title={messages.couldNotVerifyYourPurchase}
          action={isOutage(check.error) && tryAgain}
        >
          {errorSentence(check.error, messages.theServerDidntRespond)} {help}
        </Notice>
      );
    default:
      return (
        <Notice
          tone="error"
          title={messages.purchaseVerificationFailed}
          action={check.purchase.status === 'unpaid' && tryAgain}
        >
          {check.state === 'refused' && check.detail} {help}
        </Notice>
      );
  }
}

interface VerifiedProps {
  purchase: CheckoutReturn;
  token: string;
  /** Undefined if the purchase could not be verified. */
  bought: Verification | undefined;
}

function Verified({ purchase: { sessionId, resourceId }, token, bought }: VerifiedProps) {
  const { data: article } = useCall('GET /api/articles/{id}', { id: resourceId });
  const title = bought?.title ?? article?.title ?? messages.yourArticle;
  return (
    <div className={styles.verified}>
      <ArticleCover
        imageUrl={article?.imageUrl}
        sizes="(width >= 48rem) 12rem, 92vw"
        className={styles.cover}
        eager
      />
      <div className={styles.text}>
        <p className={styles.thanks}>{messages.thankYouThisPaperIs}</p>
        <h2>{title}</h2>
        {bought && (
          <p className={styles.paid}>
            {messages.paidAmountPaidBought(
              formatMoney(bought.amountPaid, bought.currency),
              receiptText(bought),
            )}
          </p>
        )}
        <DownloadButton
          article={{ id: resourceId, title }}
          access={boughtAccess(resourceId, sessionId, token)}
          label={messages.download}
        />
      </div>
    </div>
  );
}
