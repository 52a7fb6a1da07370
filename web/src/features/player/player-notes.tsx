import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { useBuyEpisode } from '../../lib/episodes/buy-episode.ts';
import { formatMoney } from '../../lib/money.ts';
import { usePlayer, type PlayableEpisode } from '../../lib/player/player.ts';
import { engine } from '../../lib/player/the-engine.ts';
import { clockTime } from '../../lib/player/time-text.ts';
import styles from './player-notes.module.css';

/** What there is to say about the audio, the most pressing thing only. */
export function PlayerNotes({ episode }: { episode: PlayableEpisode }) {
  const failure = usePlayer((state) => state.failure);
  const elsewhere = usePlayer((state) => state.elsewhereSeconds);
  const resumedAt = usePlayer((state) => state.resumedAtSeconds);
  if (failure !== undefined) {
    return (
      <Note text={`${failure}. Your place is kept.`}>
        <Button size="sm" variant="secondary" onClick={engine.retry}>
          Retry
        </Button>
      </Note>
    );
  }
  if (!episode.owned) return <PurchasePrompt episode={episode} />;
  if (elsewhere !== undefined) {
    return (
      <Note text={`You were at ${clockTime(elsewhere)} on another device.`}>
        <Button size="sm" variant="secondary" onClick={() => engine.answerElsewhere(elsewhere)}>
          Go there
        </Button>
        <Button size="sm" variant="quiet" onClick={() => engine.answerElsewhere()}>
          Stay here
        </Button>
      </Note>
    );
  }
  if (resumedAt === undefined) return null;
  return (
    <Note text={`Resumed at ${clockTime(resumedAt)}`}>
      <Button size="sm" variant="quiet" onClick={() => engine.seek(0)}>
        Start over
      </Button>
    </Note>
  );
}

/** The way to the whole episode: quiet while the preview runs, plain when it is over. */
export function PurchasePrompt({ episode }: { episode: PlayableEpisode }) {
  const over = usePlayer((state) => state.previewOver);
  const { buy, pendingId } = useBuyEpisode();
  const text = over ? 'That was the preview. The whole episode is yours to keep.' : 'Preview';
  return (
    <Note text={text} strong={over}>
      <Button
        size="sm"
        variant={over ? 'primary' : 'secondary'}
        pending={pendingId === episode.id}
        onClick={() => void buy(episode)}
      >
        Buy for {formatMoney(episode.price, episode.currency)}
      </Button>
    </Note>
  );
}

function Note(props: { text: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={styles.note} data-strong={props.strong || undefined}>
      <p>{props.text}</p>
      <div className={styles.buttons}>{props.children}</div>
    </div>
  );
}
