import { SquarePen, X } from 'lucide-react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { BrandMark } from '../../components/brand-mark.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { useChat } from './chat.ts';
import { creditText } from '../../lib/credits/credit-text.ts';
import * as messages from './messages.ts';
import styles from './window-bar.module.css';

export interface WindowBarProps {
  onClose: () => void;
  onClear: () => void;
}

/** The window's title bar, with the price of a reply. */
export function WindowBar({ onClose, onClear }: WindowBarProps) {
  const { entries, phase } = useChat();
  return (
    <div className={styles.bar}>
      <BrandMark size={30} />
      <div className={styles.name}>
        <h2>{messages.productAi(site.brand.product)}</h2>
        {capabilities.credits ? <Price /> : <p>{messages.repliesAreFree}</p>}
      </div>
      {entries.length > 0 && (
        <button
          type="button"
          className={styles.button}
          aria-label={messages.newConversation}
          title={messages.newConversation}
          disabled={phase !== 'idle'}
          onClick={onClear}
        >
          <SquarePen aria-hidden size={18} />
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={messages.closeAssistant}
        title={messages.close}
        onClick={onClose}
      >
        <X aria-hidden size={20} />
      </button>
    </div>
  );
}

/** The price of a reply and the member's balance. */
function Price() {
  const { credits } = useChat();
  const session = useSession();
  // Until the first message, the balance is that of the last response of the server on any page.
  const balance = credits ?? session?.user?.credits;
  return (
    <p>
      <span role="status" className={styles.balance}>
        {balance !== undefined && (
          <>
            <VisuallyHidden>{messages.balancePrefix}</VisuallyHidden>
            {creditText(balance)}
          </>
        )}
      </span>
      <span>{messages.pricePerReply(creditText(site.credits.perReply))}</span>
    </p>
  );
}
