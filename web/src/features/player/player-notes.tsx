import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { useBuyEpisode } from '../../lib/episodes/buy-episode.ts';
import { useEntitlements, type Ownership } from '../../lib/purchase/entitlements.ts';
import { formatDuration } from '../../lib/duration.ts';
import { formatMoney } from '../../lib/money.ts';
import { usePlayer, type PlayableEpisode } from '../../lib/player/player.ts';
import { engine } from '../../lib/player/player-instance.ts';
import { clockTime } from '../../lib/player/time-text.ts';
import * as messages from './messages.ts';
import styles from './player-notes.module.css';

/** Notes about the audio. */
export function PlayerNotes({ episode }: { episode: PlayableEpisode }) {
  const failure = usePlayer((state) => state.failure);
  const elsewhere = usePlayer((state) => state.elsewhereSeconds);
  const resumedAt = usePlayer((state) => state.resumedAtSeconds);
  return (
    <>
      {failure !== undefined && (
        <Note text={messages.failureYourPlaceIsKept(failure)}>
          <Button size="sm" variant="secondary" onClick={engine.retry}>
            {messages.tryAgain}
          </Button>
        </Note>
      )}
      {!episode.owned && <PurchasePrompt episode={episode} />}
      {elsewhere !== undefined && (
        <Note text={messages.youWereAtElsewhereOn(clockTime(elsewhere))}>
          <Button size="sm" variant="secondary" onClick={() => engine.resolveElsewhere(elsewhere)}>
            {messages.goThere}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => engine.resolveElsewhere()}>
            {messages.stayHere}
          </Button>
        </Note>
      )}
      {failure === undefined && resumedAt !== undefined && (
        <ResumeNote key={episode.id} seconds={resumedAt} />
      )}
    </>
  );
}

const resumeNoteMs = 15_000;

/** Disappears automatically unless the user is about to press it. */
function ResumeNote({ seconds }: { seconds: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [old, setOld] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!box.current?.matches(':focus-within, :hover')) setOld(true);
    }, resumeNoteMs);
    return () => clearInterval(timer);
  }, []);
  if (old) return null;
  return (
    <div ref={box}>
      <Note text={messages.resumedAtSeconds(clockTime(seconds))}>
        <Button size="sm" variant="quiet" onClick={() => engine.seek(0)}>
          {messages.startOver}
        </Button>
      </Note>
    </div>
  );
}

/** Offers the full episode: unobtrusive during the preview, prominent once it is over. */
export function PurchasePrompt({ episode }: { episode: PlayableEpisode }) {
  const over = usePlayer((state) => state.previewOver);
  const entitlements = useEntitlements('podcast');
  const { buy, pendingId } = useBuyEpisode();
  const { ownership } = entitlements.of(episode.id);
  if (ownership !== 'for-sale') {
    return (
      <Note text={ownershipNotes[ownership]}>
        {entitlements.failed && (
          <Button
            size="sm"
            variant="secondary"
            pending={entitlements.retrying}
            onClick={entitlements.retry}
          >
            {messages.tryAgain}
          </Button>
        )}
      </Note>
    );
  }
  const length = episode.durationSeconds ? `, ${formatDuration(episode.durationSeconds)}` : '';
  const text = over ? messages.thatWasPreviewBuyFull(length) : messages.preview;
  return (
    <Note text={text} strong={over}>
      <Button
        size="sm"
        variant={over ? 'primary' : 'secondary'}
        pending={pendingId === episode.id}
        onClick={() => void buy(episode)}
      >
        {messages.buyForPrice(formatMoney(episode.price, episode.currency))}
      </Button>
    </Note>
  );
}

const ownershipNotes: Record<Exclude<Ownership, 'for-sale'>, string> = {
  unknown: messages.checkingWhetherYouOwnThis,
  unavailable: messages.weCouldntLoadYourPurchases,
  owned: messages.youOwnFullEpisode,
  processing: messages.yourPaymentIsBeingProcessed,
  disputed: messages.thePaymentIsInDispute,
};

function Note(props: { text: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={styles.note} data-strong={props.strong || undefined}>
      <p>{props.text}</p>
      <div className={styles.buttons}>{props.children}</div>
    </div>
  );
}
