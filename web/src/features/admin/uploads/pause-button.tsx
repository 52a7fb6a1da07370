import { Pause, Play } from 'lucide-react';
import { Button } from '#web/src/components/button.tsx';
import * as messages from './messages.ts';

export interface PauseButtonProps {
  /** The label of the field. */
  label: string;
  paused: boolean;
  onPause: () => void;
  onResume: () => void;
}

/** One button for both actions, so that it keeps the focus. */
export function PauseButton({ label, paused, onPause, onResume }: PauseButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
      aria-label={paused ? messages.resumeUpload(label) : messages.pauseUpload(label)}
      onClick={paused ? onResume : onPause}
    >
      {paused ? messages.resume : messages.pause}
    </Button>
  );
}
