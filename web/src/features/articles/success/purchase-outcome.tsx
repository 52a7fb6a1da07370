import { useNavigate } from 'react-router-dom';
import { articlesContract } from '../../../../../shared/contracts/articles.ts';
import { site } from '../../../../../shared/site-config/site.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import { useRetryPlace } from '../../../lib/purchase/use-purchase-check.ts';
import { formatMoney } from '../../../lib/money.ts';
import { ArticleCover } from '../article-cover.tsx';
import { boughtAccess } from '../download/download-access.ts';
import { DownloadButton } from '../download/download-button.tsx';
import { successPath, type ArticleReturn } from './checkout-return.ts';
import { useVerification, type Outcome } from './use-verification.ts';
import styles from './purchase-outcome.module.css';

/** Verifying, then the download, or why there is none yet. */
export function PurchaseOutcome({ purchase }: { purchase: ArticleReturn }) {
  const navigate = useNavigate();
  const { outcome, verifyAgain } = useVerification(purchase, (token) => {
    void navigate(successPath({ ...purchase, token }), { replace: true });
  });
  const verifying = outcome.state === 'verifying';
  const { placeProps, retry } = useRetryPlace(verifyAgain, verifying);
  return (
    <div {...placeProps} className={styles.outcome}>
      {verifying && (
        <p className={styles.verifying}>
          <Spinner /> Verifying your purchase…
        </p>
      )}
      {outcome.state === 'verified' && <Verified purchase={purchase} outcome={outcome} />}
      {outcome.state === 'processing' && (
        <Notice
          tone="info"
          title="Your payment is on its way"
          action={<Button onClick={retry}>Check again</Button>}
        >
          {outcome.purchase.title} is yours as soon as the payment arrives, which can take a few
          days with this way of paying. We will e-mail you then, and you will find the download
          under My Purchases.
        </Notice>
      )}
      {outcome.state === 'failed' && (
        <Notice
          tone="error"
          title={outcome.title}
          action={!outcome.final && <Button onClick={retry}>Try again</Button>}
        >
          {outcome.detail} If you have paid, nothing is lost: write to{' '}
          <a href={`mailto:${site.emails.support}`}>{site.emails.support}</a>.
        </Notice>
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

interface VerifiedProps {
  purchase: ArticleReturn;
  outcome: Extract<Outcome, { state: 'verified' }>;
}

function Verified({ purchase: { sessionId, resourceId }, outcome }: VerifiedProps) {
  const { data: article } = useCall(articlesContract.get, { id: resourceId });
  const { token, purchase } = outcome;
  const title = purchase?.title ?? article?.title ?? 'Your article';
  return (
    <div className={styles.verified}>
      <ArticleCover
        imageUrl={article?.imageUrl}
        sizes="(width >= 40rem) 12rem, 92vw"
        className={styles.cover}
        eager
      />
      <div className={styles.text}>
        <p className={styles.thanks}>Thank you. This paper is yours.</p>
        <h2>{title}</h2>
        {purchase && (
          <p className={styles.paid}>
            Paid {formatMoney(purchase.amountPaid, purchase.currency)}. The receipt is on its way by
            e-mail.
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
