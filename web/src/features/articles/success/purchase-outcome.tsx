import { useNavigate } from 'react-router-dom';
import { articlesContract } from '#shared/contracts/articles.ts';
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
import { successPath } from './success-path.ts';
import styles from './purchase-outcome.module.css';

/** The verification, then the download or the reason why there is none. */
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
          <Spinner /> Verifying your purchase…
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
            Back to articles
          </LinkButton>
          <LinkButton variant="quiet" to="/purchases">
            My purchases
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
  const tryAgain = <Button onClick={onRetry}>Try again</Button>;
  const { support } = site.emails;
  const help = (
    <>
      If you have paid, your purchase is safe: write to <a href={`mailto:${support}`}>{support}</a>.
    </>
  );
  switch (check.state) {
    case 'verifying':
      return null;
    case 'processing':
      return (
        <Notice
          tone="info"
          title="Your payment is on its way"
          action={<Button onClick={onRetry}>Check again</Button>}
        >
          {check.purchase.title} is yours as soon as the payment clears, which can take a few days
          with this payment method. We’ll e-mail you then, and the download will be in My Purchases.
        </Notice>
      );
    case 'signed-out':
      return (
        <Notice
          tone="error"
          title="Please log in to verify your purchase"
          action={<LinkButton to={withNext('/login', successPath(purchase))}>Sign in</LinkButton>}
        >
          Sign in with the account you bought it with to continue. {help}
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="error"
          title="Could not verify your purchase. Please contact support."
          action={isOutage(check.error) && tryAgain}
        >
          {errorSentence(check.error, 'The server didn’t respond.')} {help}
        </Notice>
      );
    default:
      return (
        <Notice
          tone="error"
          title="Purchase verification failed"
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
  const { data: article } = useCall(articlesContract.get, { id: resourceId });
  const title = bought?.title ?? article?.title ?? 'Your article';
  return (
    <div className={styles.verified}>
      <ArticleCover
        imageUrl={article?.imageUrl}
        sizes="(width >= 48rem) 12rem, 92vw"
        className={styles.cover}
        eager
      />
      <div className={styles.text}>
        <p className={styles.thanks}>Thank you! This paper is yours.</p>
        <h2>{title}</h2>
        {bought && (
          <p className={styles.paid}>
            Paid {formatMoney(bought.amountPaid, bought.currency)}. {receiptText(bought)}
          </p>
        )}
        <DownloadButton
          article={{ id: resourceId, title }}
          access={boughtAccess(resourceId, sessionId, token)}
          label="Download"
        />
      </div>
    </div>
  );
}
