import { useRef } from 'react';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { quoteGmailLink, quoteMailLink } from './quote-draft.ts';
import { serviceNumber, services } from '#site/config/services.ts';
import { useQuoteRequest } from './use-quote-request.ts';
import styles from './request-slip.module.css';

interface RequestSlipProps {
  chosen: readonly string[];
  onClear: () => void;
}

/** The ticked services, and the ways to send the request. */
export function RequestSlip({ chosen, onClear }: RequestSlipProps) {
  const request = useQuoteRequest();
  const heading = useRef<HTMLHeadingElement>(null);
  const none = chosen.length === 0;
  function clear(): void {
    onClear();
    // The button disappears with the rows.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.slip}>
      <h3 ref={heading} tabIndex={-1}>
        Your request
      </h3>
      <p role="status" className={styles.count}>
        {none ? 'Nothing selected yet' : `${chosen.length} of ${services.length} services`}
      </p>
      {!none && (
        <>
          <ol className={styles.chosen}>
            {services
              .filter(({ id }) => chosen.includes(id))
              .map(({ id, title }) => (
                <li key={id}>
                  <span aria-hidden>{serviceNumber(id)}</span> {title}
                </li>
              ))}
          </ol>
          <Button variant="quiet" size="sm" className={styles.clear} onClick={clear}>
            Clear selection
          </Button>
        </>
      )}
      <div className={styles.send}>
        <Button
          wide
          disabled={none}
          pending={request.processing}
          onClick={() => request.ask(quoteMailLink(chosen))}
        >
          {request.processing ? 'Processing...' : 'Request Premium Quote'}
        </Button>
        <Button
          wide
          variant="secondary"
          disabled={none}
          onClick={() => window.open(quoteGmailLink(chosen), '_blank', 'noopener')}
        >
          Open in Gmail
        </Button>
      </div>
      <div role="alert">
        {request.sent && (
          <p className={styles.sent}>
            Your request is ready: send the email that just opened. Nothing opened?{' '}
            <SiteLink to={request.sent}>Open the draft again</SiteLink>
          </p>
        )}
      </div>
      <p className={styles.promise}>
        A person replies within {policyPeriods.quoteReply}. Or write to{' '}
        <SiteLink to={mailLink('Quote request')}>{site.emails.support}</SiteLink> in your own words.
      </p>
    </div>
  );
}
