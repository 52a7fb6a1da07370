import { LinkButton } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useChat } from './chat.ts';
import { creditText } from '../../lib/credits/credit-text.ts';
import styles from './credit-strip.module.css';
import * as messages from './messages.ts';

/** So few are worth a word. */
const lowCredits = 3;

/** Above the field: that credits run low, or the way to new ones. */
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
