import type { ItemForm } from '../editor/use-item-form.ts';
import { ItemThumb } from '../parts/item-thumb.tsx';
import { durationText } from '../uploads/file-facts.ts';
import { UploadField } from '../uploads/upload-field.tsx';
import type { Uploads } from '../uploads/use-uploads.ts';
import type { EpisodeEditorProps } from './episode-editor.tsx';

interface EpisodeFilesProps extends Pick<EpisodeEditorProps, 'episode'> {
  form: ItemForm;
  uploads: Uploads;
}

/** Full audio, preview and artwork of an episode. */
export function EpisodeFiles({ episode, form, uploads }: EpisodeFilesProps) {
  const { errors } = form;
  const common = { uploads, itemId: form.id, onRetried: form.onRetried };
  return (
    <>
      <UploadField
        {...common}
        kind="podcast-audio"
        label="Full audio"
        hint="For owners: MP3, M4A or WAV"
        error={errors['podcast-audio']}
        current={nowText(episode?.audioName, episode?.durationSeconds)}
      />
      <UploadField
        {...common}
        kind="podcast-preview"
        label="Preview audio"
        hint="For everyone; only the first 40 seconds play. MP3, M4A or WAV"
        error={errors['podcast-preview']}
        current={nowText(episode?.previewUrl && 'a preview', episode?.previewSeconds)}
      />
      <UploadField
        {...common}
        kind="podcast-artwork"
        label="Artwork"
        hint="JPEG, PNG, WebP or AVIF, square, ideally at least 1400 pixels wide,"
        error={errors['podcast-artwork']}
        picture={episode && <ItemThumb imageUrl={episode.artworkUrl} shape="artwork" />}
      />
    </>
  );
}

function nowText(name: string | undefined, seconds: number | undefined): string | undefined {
  if (!name) return undefined;
  const length = seconds === undefined ? '' : `, ${durationText(seconds)}`;
  return `Now: ${name}${length}. It stays in use until a new one is accepted.`;
}
