import { LinkButton } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useChat } from './chat.ts';
import { creditText } from '../../lib/credits/credit-text.ts';
import styles from './credit-strip.module.css';
import * as messages from './messages.ts';

/** With this many credits or fewer, the strip is shown. */
const lowCredits = 3;

/** The note above the input: credits are running low, or where to buy more. */
export function CreditStrip() {
  const { credits, needsCredits } = useChat();
  if (needsCredits || (credits !== null && credits <= 0)) {
    return (
      <div className={styles.strip}>
        <LinkButton wide size="sm" to="/store">
          {messages.buyMoreCredits}
        </LinkButton>
      </div>
    );
  }
  if (credits === null || credits > lowCredits) return null;
  return (
    <p className={styles.strip}>
      {messages.creditsLeft(creditText(credits))}{' '}
      <SiteLink to="/credits">{messages.topUp}</SiteLink>
    </p>
  );
}
