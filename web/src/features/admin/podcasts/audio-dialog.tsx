import { useState } from 'react';
import type { ManagedEpisode } from '#shared/contracts/podcasts-admin.ts';
import { Dialog } from '#web/src/components/dialog.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Spinner } from '#web/src/components/spinner.tsx';
import { Tabs } from '#web/src/components/tabs.tsx';
import { errorText } from '#web/src/lib/api/api-error.ts';
import { useLoadedItem } from '../editor/use-loaded-item.ts';
import { adminCall } from '../parts/admin-call.ts';
import { AudioPreview } from './audio-preview.tsx';
import styles from './audio-dialog.module.css';
import * as messages from './messages.ts';

type Version = 'full' | 'preview';

const panelId = 'audio-version';

/** Plays an episode in the admin screen: the full audio, through a short-lived URL, and the preview for guests. */
export function AudioDialog({
  episode,
  onClose,
}: {
  episode: ManagedEpisode;
  onClose: () => void;
}) {
  const { item, error } = useLoadedItem(episode.id, (signal) =>
    adminCall('GET /api/admin/podcasts/{id}', { id: episode.id }, signal),
  );
  const [chosen, setChosen] = useState<Version>();
  const urls = {
    full: item?.fullAudioUrl ?? item?.audioUrl,
    preview: item?.previewUrl,
  };
  const version = chosen ?? (urls.full ? 'full' : 'preview');
  const url = urls[version];
  const both = urls.full !== undefined && urls.preview !== undefined;
  return (
    <Dialog open onClose={onClose} title={episode.title}>
      <div className={styles.content}>
        {both && (
          <Tabs
            label={messages.version}
            tabs={[
              { id: 'full', label: messages.fullAudio },
              { id: 'preview', label: messages.preview },
            ]}
            active={version}
            onChange={setChosen}
            panelId={panelId}
          />
        )}
        <div
          id={panelId}
          role={both ? 'tabpanel' : undefined}
          aria-label={
            both ? (version === 'full' ? messages.fullAudio : messages.preview) : undefined
          }
        >
          {error ? (
            <Notice tone="error" title={messages.failedToInitializeAudioPlayer}>
              {errorText(error, messages.pleaseTryAgain)}
            </Notice>
          ) : !item ? (
            <Spinner label={messages.loadingAudio} />
          ) : url === undefined ? (
            <Notice tone="error" title={messages.noAudioUrlProvided}>
              {messages.thisEpisodeHasNoAudio}
            </Notice>
          ) : (
            <AudioPreview key={url} url={url} title={episode.title} />
          )}
        </div>
      </div>
    </Dialog>
  );
}
