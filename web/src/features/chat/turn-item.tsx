import { RotateCcw } from 'lucide-react';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { BotMessage } from './bot-message.tsx';
import { chat } from './chat.ts';
import type { Turn } from './conversation.ts';
import { CopyButton } from './copy-button.tsx';
import { creditText } from '../../lib/credits/credit-text.ts';
import type { ChatState } from './conversation-store.ts';
import * as messages from './messages.ts';
import { ReplyText } from './reply-text.tsx';
import { SourceList } from './source-list.tsx';
import { Suggestions } from './suggestions.tsx';
import { Thanks } from './thanks.tsx';
import { Thumbs } from './thumbs.tsx';
import styles from './turn.module.css';

/** A question with its reply, or with the reason why there is none. */
export function TurnItem({ turn, phase }: { turn: Turn; phase: ChatState['phase'] }) {
  return (
    <div className={styles.turn}>
      <div className={styles.question}>
        <VisuallyHidden>{messages.youPrefix}</VisuallyHidden>
        {turn.question}
      </div>
      {turn.state === 'pending' && (
        <BotMessage>
          <p className={styles.pending}>
            <Spinner /> {phase === 'credits' ? messages.loadingCredits : messages.writingReply}
          </p>
        </BotMessage>
      )}
      {turn.state === 'failed' && (
        <BotMessage tone="failure">
          <p>{messages.sorrySomethingWentWrong}</p>
          <Button
            size="sm"
            variant="secondary"
            icon={<RotateCcw aria-hidden />}
            className={styles.retry}
            onClick={() => chat.retry(turn.requestId)}
            disabled={phase !== 'idle'}
          >
            {messages.tryAgain}
          </Button>
        </BotMessage>
      )}
      {turn.reply && <Reply turn={turn} reply={turn.reply} />}
    </div>
  );
}

function Reply({
  turn,
  reply: { reply, cost, sources, suggestions = [] },
}: {
  turn: Turn;
  reply: ChatReply;
}) {
  return (
    <BotMessage>
      <ReplyText markdown={reply} />
      <SourceList sources={sources} />
      <Suggestions title={messages.youCouldAsk} questions={suggestions} />
      <div className={styles.foot}>
        {capabilities.credits && (
          <span>{cost > 0 ? messages.costOfReply(creditText(cost)) : messages.noCharge}</span>
        )}
        <Thumbs turn={turn} />
        <CopyButton text={reply} />
      </div>
      <Thanks {...turn} />
    </BotMessage>
  );
}
