import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { usePlayer } from '../../lib/player/player.ts';
import { rates } from '../../lib/player/playback-rules.ts';
import { engine } from '../../lib/player/player-instance.ts';
import { IconButton } from './icon-button.tsx';
import * as messages from './messages.ts';
import styles from './sound-controls.module.css';

export function VolumeControl() {
  const volume = usePlayer((state) => state.volume);
  const muted = usePlayer((state) => state.muted);
  const level = muted ? 0 : Math.round(volume * 100);
  const Icon = level === 0 ? VolumeX : level < 50 ? Volume1 : Volume2;
  return (
    <div className={styles.volume}>
      <IconButton
        label={messages.mute}
        aria-pressed={muted}
        aria-keyshortcuts="m"
        onClick={engine.toggleMuted}
      >
        <Icon aria-hidden size={20} />
      </IconButton>
      <input
        type="range"
        aria-label={messages.volume}
        min={0}
        max={100}
        step={5}
        value={level}
        aria-valuetext={muted ? messages.muted : messages.levelPercent(level)}
        onChange={(event) => engine.setVolume(Number(event.target.value) / 100)}
      />
    </div>
  );
}

export function SpeedChoice() {
  const rate = usePlayer((state) => state.rate);
  return (
    <fieldset className={styles.speeds}>
      <legend>{messages.speed}</legend>
      <div>
        {rates.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="playback-rate"
              checked={rate === one}
              onChange={() => engine.setRate(one)}
            />
            <span>{one}×</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
