import { useRef } from 'react';
import useSWR from 'swr';
import { Notice } from '../../components/notice.tsx';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { errorText, hasCode } from '../../lib/api/api-error.ts';
import { engine } from '../../lib/player/player-instance.ts';
import { clockTime } from '../../lib/player/time-text.ts';
import { cueAt, fetchTranscript, type Cue } from '../../lib/player/transcript.ts';
import * as messages from './messages.ts';
import { useProgress } from './use-progress.ts';
import styles from './transcript-panel.module.css';

/** The transcript. It marks the current line; a click on a line seeks to it. */
export function TranscriptPanel({ id, episodeId }: { id: string; episodeId: string }) {
  return (
    <section id={id} className={styles.panel} aria-label={messages.transcript}>
      <OwnedTranscript episodeId={episodeId} />
    </section>
  );
}

function OwnedTranscript({ episodeId }: { episodeId: string }) {
  const { data, error, mutate } = useSWR<Cue[], unknown>(
    ['transcript', episodeId],
    () => fetchTranscript(episodeId),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (data && data.length > 0) return <Cues cues={data} />;
  if (data || hasCode(error, 'not_found')) {
    return <p className={styles.note}>{messages.thisEpisodeHasNoTranscript}</p>;
  }
  if (hasCode(error, 'not_purchased')) {
    return <p className={styles.note}>{messages.buyThisEpisodeToRead}</p>;
  }
  if (!error) return <Spinner label={messages.loadingTranscript} />;
  const retry = (
    <Button size="sm" variant="secondary" onClick={() => void mutate()}>
      {messages.tryAgain}
    </Button>
  );
  return (
    <Notice tone="error" title={messages.weCouldntLoadTranscript} action={retry}>
      {errorText(error, messages.pleaseTryAgainLater)}
    </Notice>
  );
}

/** After scrolling by hand, automatic scrolling pauses for this time. */
const handsOffMs = 6000;

function Cues({ cues }: { cues: readonly Cue[] }) {
  const list = useRef<HTMLOListElement>(null);
  const current = useRef(-1);
  const scrolledAt = useRef(-Infinity);

  useProgress(({ positionSeconds }) => {
    const next = cueAt(cues, positionSeconds);
    if (next === current.current || !list.current) return;
    const lines = list.current.children;
    const last = lines[current.current];
    last?.firstElementChild?.removeAttribute('aria-current');
    current.current = next;
    const line = lines[next];
    line?.firstElementChild?.setAttribute('aria-current', 'true');
    if (line && performance.now() - scrolledAt.current > handsOffMs) {
      follow(list.current, line, last);
    }
  });

  const onHands = () => (scrolledAt.current = performance.now());
  return (
    <ol
      ref={list}
      className={styles.cues}
      tabIndex={-1}
      onWheel={onHands}
      onTouchMove={onHands}
      onKeyDown={onHands}
    >
      {cues.map((cue) => (
        <li key={cue.startSeconds}>
          <button type="button" onClick={() => engine.seek(cue.startSeconds)}>
            <span className={styles.time}>{clockTime(cue.startSeconds)}</span> {cue.text}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** If the player scrolls as a whole, only a listener who sees the last line is reading along. */
function follow(list: Element, line: Element, last: Element | undefined): void {
  const own = list.scrollHeight > list.clientHeight;
  const scroller = own ? list : list.closest('[data-scroller]')!;
  const { top, height } = scroller.getBoundingClientRect();
  const box = line.getBoundingClientRect();
  const lastTop = last?.getBoundingClientRect().top ?? -1;
  if (!own && (lastTop < top || lastTop > top + height)) return;
  scroller.scrollTop += box.top - top - (height - box.height) / 2;
}
