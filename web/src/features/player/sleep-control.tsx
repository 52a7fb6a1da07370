import { useEffect, useState } from 'react';
import { Select } from '../../components/select.tsx';
import { usePlayer } from '../../lib/player/player.ts';
import { sleepMinutes } from '../../lib/player/sleep-timer.ts';
import { engine } from '../../lib/player/player-instance.ts';
import { clockTime } from '../../lib/player/time-text.ts';
import * as messages from './messages.ts';
import styles from './sleep-control.module.css';

const off = { value: 'off', label: messages.off };
const end = { value: 'episode', label: messages.endEpisode };
const options = [
  off,
  ...sleepMinutes.map((minutes) => ({
    value: String(minutes),
    label: messages.minutesText(minutes),
  })),
  end,
];

/** The sleep timer, with the time left. 'Off' cancels it. */
export function SleepControl() {
  const sleep = usePlayer((state) => state.sleep);
  const value = !sleep ? off.value : sleep.kind === 'episode' ? end.value : String(sleep.minutes);

  function choose(next: string): void {
    const minutes = Number(next);
    if (next === off.value) engine.setSleep(undefined);
    else if (next === end.value) engine.setSleep({ kind: 'episode' });
    else engine.setSleep({ kind: 'minutes', minutes, endsAt: Date.now() + minutes * 60_000 });
  }

  return (
    <div className={styles.sleep}>
      <Select
        label={messages.sleepTimer}
        options={options}
        value={value}
        onChange={(event) => choose(event.target.value)}
      />
      {sleep?.kind === 'minutes' && <TimeLeft endsAt={sleep.endsAt} />}
    </div>
  );
}

function TimeLeft({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const rest = Math.ceil((endsAt - now) / 1000);
  return (
    <p className={styles.left} role="timer">
      {messages.stopsInRest(clockTime(rest))}
    </p>
  );
}
