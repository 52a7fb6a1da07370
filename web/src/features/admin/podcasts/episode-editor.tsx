import { episodePath } from '#shared/constants/episode-path.ts';
import type { OutputOf } from '#shared/contracts/define-contract.ts';
import { episodeForm, type podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { AuthorField } from '../editor/author-field.tsx';
import { CopiedNote } from '../editor/copied-note.tsx';
import { DescriptionFields } from '../editor/description-fields.tsx';
import { EditorFrame } from '../editor/editor-frame.tsx';
import type { ItemEditorProps } from '../editor/item-form.tsx';
import { priceIn } from '../editor/copy-of.ts';
import { PriceField } from '../editor/price-field.tsx';
import { StateField } from '../editor/state-field.tsx';
import { TagsField } from '../editor/tags-field.tsx';
import { TitleField } from '../editor/title-field.tsx';
import { useItemEditor } from '../editor/use-item-editor.ts';
import { FreeAccess } from '../gifts/free-access.tsx';
import { adminCall } from '../parts/admin-call.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import { EpisodeFiles } from './episode-files.tsx';
import * as messages from './messages.ts';
import { TranscriptField } from './transcript-field.tsx';

type EditedEpisode = OutputOf<typeof podcastsAdminContract.getManaged>;

export interface EpisodeEditorProps extends ItemEditorProps<EditedEpisode> {
  /** Undefined for a new episode. */
  episode: EditedEpisode | undefined;
}

export function EpisodeEditor({ episode, ...props }: EpisodeEditorProps) {
  const { copied } = props;
  const isReady = Boolean(episode?.hasAudio);
  const editor = useItemEditor(episode, props, {
    kind: 'podcast',
    schema: episodeForm,
    path: episodePath,
    isReady,
    mainFile: 'podcast-audio',
    create: async (values) => (await adminCall('POST /api/podcasts', values))._id,
    update: (id, values) => adminCall('PUT /api/podcasts/{id}', { ...values, id }),
    failure: messages.failedToSaveEpisode,
  });
  const { form, errors, currency, from, frameProps, stateProps, fileProps, leaveDialog } = editor;

  return (
    <EditorFrame
      {...frameProps}
      title={episode ? messages.editTitle(episode.title) : messages.newEpisode}
      badge={
        episode && <StateBadge {...episode} missing={isReady ? undefined : messages.noAudio} />
      }
      saveLabel={form.id === undefined ? messages.createEpisode : messages.saveChanges}
      below={episode && <FreeAccess resourceType="podcast" item={episode} />}
      side={
        <>
          <StateField {...stateProps} awaited={isReady ? undefined : messages.itsFullAudio} />
          <PriceField price={priceIn(currency, from)} currency={currency} error={errors['price']} />
          <AuthorField author={from?.author ?? ''} error={errors['author']} />
          <TagsField tags={from?.tags} error={errors['tags']} />
          <EpisodeFiles episode={episode} errors={errors} fileProps={fileProps} />
        </>
      }
    >
      {copied && <CopiedNote files={messages.filesOfEpisode} />}
      <TitleField title={from?.title ?? ''} least={1} error={errors['title']} />
      <DescriptionFields
        shortDescription={from?.shortDescription ?? ''}
        longDescription={from?.longDescription ?? ''}
        least={1}
        errors={errors}
      />
      <TranscriptField
        transcript={from?.transcript ?? ''}
        error={errors['transcript']}
        onFilled={form.markEdited}
      />
      {leaveDialog}
    </EditorFrame>
  );
}
