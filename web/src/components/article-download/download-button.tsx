import { useSyncExternalStore, type MouseEvent } from 'react';
import { Download as DownloadIcon, X } from 'lucide-react';
import { Button, type ButtonProps } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { ProgressBar } from '#web/src/components/progress-bar.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { DownloadAccess, DownloadState } from './create-download.ts';
import { downloadOf } from './downloads.ts';
import styles from './download-button.module.css';
import * as messages from './messages.ts';

export interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  article: { id: string; title: string };
  access: DownloadAccess;
  /** 'Download', or 'Download Again' once purchased. */
  label: string;
}

/**
 * Downloads an article, with progress, cancelling, and resuming after an interruption. One button serves every phase,
 * so that keyboard focus stays on it.
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
  const next = interrupted ? (percent === undefined ? messages.tryAgain : messages.resume) : label;
  const Icon = running ? X : DownloadIcon;
  return (
    <div className={styles.download}>
      <VisuallyHidden>
        <span role="status">{announcement(state)}</span>
      </VisuallyHidden>
      {interrupted && (
        <Notice
          tone={phase === 'paused' ? 'info' : 'error'}
          title={phase === 'paused' ? messages.downloadPaused : messages.downloadFailed}
        >
          {explanation(state)}
        </Notice>
      )}
      <div className={styles.row}>
        {(running || phase === 'done') && (
          <div className={styles.progress}>
            <span>{percent === undefined ? messages.starting : `${percent}%`}</span>
            <ProgressBar label={messages.downloadingTitle(article.title)} value={percent} />
          </div>
        )}
        <Button
          size={size}
          variant={running ? 'secondary' : variant}
          icon={<Icon aria-hidden />}
          onClick={running ? cancel : start}
        >
          {running ? messages.cancel : next}
          <VisuallyHidden> {article.title}</VisuallyHidden>
        </Button>
        {interrupted && percent !== undefined && (
          <Button size={size} variant="quiet" onClick={cancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

function announcement({ phase, percent }: DownloadState): string {
  if (phase === 'running') return messages.downloadStarted;
  if (phase === 'done') return messages.downloadFinished;
  if (phase === 'paused') {
    return percent === undefined ? messages.downloadPaused : messages.downloadPausedAt(percent);
  }
  return '';
}

function explanation({ phase, percent, message }: DownloadState): string {
  const sentences = [
    phase === 'paused' ? messages.youAreOffline : message,
    percent !== undefined && messages.theFirstPercentIsKept(percent),
  ];
  return sentences.filter(Boolean).join(' ');
}
