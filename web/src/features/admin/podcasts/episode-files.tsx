import { clockTime } from '#web/src/lib/player/time-text.ts';
import { ItemThumb } from '../parts/item-thumb.tsx';
import { UploadField, type UploadFieldProps } from '../uploads/upload-field.tsx';
import type { EpisodeEditorProps } from './episode-editor.tsx';
import * as messages from './messages.ts';

interface EpisodeFilesProps extends Pick<EpisodeEditorProps, 'episode'> {
  errors: Record<string, string>;
  fileProps: Pick<UploadFieldProps, 'uploads' | 'itemId' | 'onRetried'>;
}

/** Full audio, preview and artwork of an episode. */
export function EpisodeFiles({ episode, errors, fileProps }: EpisodeFilesProps) {
  return (
    <>
      <UploadField
        {...fileProps}
        kind="podcast-audio"
        label={messages.fullAudio}
        hint={messages.forOwnersMp3M4aOr}
        error={errors['podcast-audio']}
        current={nowText(episode?.audioName, episode?.durationSeconds)}
      />
      <UploadField
        {...fileProps}
        kind="podcast-preview"
        label={messages.previewAudio}
        hint={messages.forEveryoneOnlyFirst40}
        error={errors['podcast-preview']}
        current={nowText(episode?.previewUrl && messages.aPreview, episode?.previewSeconds)}
      />
      <UploadField
        {...fileProps}
        kind="podcast-artwork"
        label={messages.artwork}
        hint={messages.jpegPngWebpOrAvif}
        error={errors['podcast-artwork']}
        picture={episode && <ItemThumb imageUrl={episode.artworkUrl} shape="artwork" />}
      />
    </>
  );
}

function nowText(name: string | undefined, seconds: number | undefined): string | undefined {
  if (!name) return undefined;
  const length = seconds === undefined ? '' : `, ${clockTime(seconds)}`;
  return messages.currentFileStays(name, length);
}
