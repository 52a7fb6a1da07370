import { useSyncExternalStore, type MouseEvent } from 'react';
import { Download as DownloadIcon, X } from 'lucide-react';
import { Button, type ButtonProps } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { ProgressBar } from '#web/src/components/progress-bar.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { DownloadAccess, DownloadState } from './create-download.ts';
import { downloadOf } from './downloads.ts';
import styles from './download-button.module.css';

export interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  article: { id: string; title: string };
  access: DownloadAccess;
  /** 'Download', or 'Download Again' once purchased. */
  label: string;
}

/**
 * Downloads an article, with progress, cancel, and a way to go on after an interruption. One button does what comes
 * next in every phase, so that keyboard focus stays on it.
 */
export function DownloadButton({ article, access, label, size, variant }: DownloadButtonProps) {
  const download = downloadOf(article.id);
  const state = useSyncExternalStore(download.subscribe, download.read, download.read);
  const { phase, percent } = state;
  const start = () => void download.start(access, `${article.title}.pdf`);
  // The second half of a double click on 'Download' must not cancel it.
  const cancel = (event: MouseEvent) => event.detail < 2 && download.cancel();

  const running = phase === 'running';
  const interrupted = phase === 'paused' || phase === 'failed';
  const next = interrupted ? (percent === undefined ? 'Try again' : 'Resume') : label;
  const Icon = running ? X : DownloadIcon;
  return (
    <div className={styles.download}>
      <VisuallyHidden>
        <span role="status">{announcement(state)}</span>
      </VisuallyHidden>
      {interrupted && (
        <Notice
          tone={phase === 'paused' ? 'info' : 'error'}
          title={phase === 'paused' ? 'Download paused' : 'Download failed'}
        >
          {explanation(state)}
        </Notice>
      )}
      <div className={styles.row}>
        {(running || phase === 'done') && (
          <div className={styles.progress}>
            <span>{percent === undefined ? 'Starting…' : `${percent}%`}</span>
            <ProgressBar label={`Downloading ${article.title}`} value={percent} />
          </div>
        )}
        <Button
          size={size}
          variant={running ? 'secondary' : variant}
          icon={<Icon aria-hidden />}
          onClick={running ? cancel : start}
        >
          {running ? 'Cancel' : next}
          <VisuallyHidden> {article.title}</VisuallyHidden>
        </Button>
        {interrupted && percent !== undefined && (
          <Button size={size} variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}

function announcement({ phase, percent }: DownloadState): string {
  if (phase === 'running') return 'Download started';
  if (phase === 'done') return 'Download finished';
  if (phase === 'paused') return `Download paused${percent === undefined ? '' : ` at ${percent}%`}`;
  return '';
}

function explanation({ phase, percent, message }: DownloadState): string {
  const kept = percent === undefined ? '' : ` The first ${percent}% is kept.`;
  return phase === 'paused' ? `You are offline.${kept}` : `${message}${kept}`;
}
