import { useEffect, useId, useState } from 'react';
import { ChevronDown, X } from 'lucide-react';
import { Picture } from '../../components/picture.tsx';
import { ToastOutlet } from '../../components/toast-outlet.tsx';
import { useModalDialog } from '../../components/use-modal-dialog.ts';
import { player, playerStore, type PlayableEpisode } from '../../lib/player/player.ts';
import { EpisodeActions } from './episode-actions.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { IconButton } from './icon-button.tsx';
import * as messages from './messages.ts';
import { PlayAnnouncer } from './play-announcer.tsx';
import { PlayerNotes } from './player-notes.tsx';
import { SeekBar } from './seek-bar.tsx';
import { SleepControl } from './sleep-control.tsx';
import { SpeedChoice, VolumeControl } from './sound-controls.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';
import { Transport } from './transport.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import styles from './player-dialog.module.css';

/** Esc and the backdrop minimise the dialog; playback continues. */
function putAside(): void {
  if (playerStore.read().playing) player.minimise();
  else player.close();
}

export function PlayerDialog({ episode }: { episode: PlayableEpisode }) {
  const titleId = useId();
  const transcriptId = useId();
  const { dialogProps } = useModalDialog(true, putAside);
  const [help, setHelp] = useState(false);
  const [reading, setReading] = useState(false);
  useShortcuts(dialogProps.ref, true, () => setHelp(true));

  // Set focus after opening: the browser would focus the first button, which minimises the player.
  useEffect(() => {
    dialogProps.ref.current?.querySelector<HTMLElement>('[data-main]')?.focus();
  }, [dialogProps.ref]);

  return (
    <>
      <dialog {...dialogProps} className={styles.dialog} aria-labelledby={titleId}>
        <div className={styles.frame} data-scroller>
          <div className={styles.head}>
            <Picture
              key={episode.id}
              imageUrl={episode.artworkUrl}
              sizes="9rem"
              height={480}
              eager
              className={styles.artwork}
            />
            <div className={styles.text}>
              <p className={styles.kicker}>{episode.owned ? messages.episode : messages.preview}</p>
              <h2 id={titleId}>{episode.title}</h2>
              <p className={styles.lead}>{episode.shortDescription}</p>
            </div>
            <div className={styles.corner}>
              <IconButton label={messages.minimisePlayer} onClick={player.minimise}>
                <ChevronDown aria-hidden size={22} />
              </IconButton>
              <IconButton label={messages.closePlayer} onClick={player.close}>
                <X aria-hidden size={20} />
              </IconButton>
            </div>
          </div>
          <PlayerNotes episode={episode} />
          <SeekBar />
          <Transport />
          <div className={styles.controls}>
            <SpeedChoice />
            <VolumeControl />
            <SleepControl />
            <EpisodeActions
              episode={episode}
              transcript={{
                id: transcriptId,
                open: reading,
                toggle: () => setReading(!reading),
              }}
              onHelp={() => setHelp(true)}
            />
          </div>
          {reading && episode.owned && <TranscriptPanel id={transcriptId} episodeId={episode.id} />}
        </div>
        <PlayAnnouncer />
        <ToastOutlet inFlow />
      </dialog>
      <HelpDialog open={help} onClose={() => setHelp(false)} />
    </>
  );
}
