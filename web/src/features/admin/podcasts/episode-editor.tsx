import { episodePath } from '#shared/constants/episode-path.ts';
import type { OutputOf } from '#shared/contracts/define-contract.ts';
import { episodeForm, type podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { site } from '#shared/site-config/site.ts';
import { AuthorField } from '../editor/author-field.tsx';
import { CopiedNote } from '../editor/copied-note.tsx';
import { DescriptionFields } from '../editor/description-fields.tsx';
import { EditorFrame } from '../editor/editor-frame.tsx';
import type { ItemEditorProps } from '../editor/item-form.tsx';
import { priceIn } from '../editor/copy-of.ts';
import { PriceField } from '../editor/price-field.tsx';
import { savedItem } from '../editor/saved-item.ts';
import { StateField } from '../editor/state-field.tsx';
import { TagsField } from '../editor/tags-field.tsx';
import { TitleField } from '../editor/title-field.tsx';
import { useItemForm } from '../editor/use-item-form.ts';
import { FreeAccess } from '../gifts/free-access.tsx';
import { adminCall } from '../parts/admin-call.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import { useLeaveGuard } from '../parts/use-leave-guard.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { EpisodeFiles } from './episode-files.tsx';
import * as messages from './messages.ts';
import { TranscriptField } from './transcript-field.tsx';

type EditedEpisode = OutputOf<typeof podcastsAdminContract.getManaged>;

export interface EpisodeEditorProps extends ItemEditorProps<EditedEpisode> {
  /** Undefined for a new episode. */
  episode: EditedEpisode | undefined;
}

export function EpisodeEditor({
  episode,
  copied,
  isSameForm,
  onClose,
  onSaved,
  onDone,
}: EpisodeEditorProps) {
  const uploads = useUploads();
  const isReady = Boolean(episode?.hasAudio);
  const currency = episode?.currency ?? site.money.currency;
  const form = useItemForm({
    schema: episodeForm,
    currency,
    kind: 'podcast',
    id: episode?.id,
    copiedId: copied?.id,
    version: episode?.updatedAt,
    uploads,
    create: async (values) => (await adminCall('POST /api/podcasts', values))._id,
    update: (id, values) => adminCall('PUT /api/podcasts/{id}', { ...values, id }),
    failure: messages.failedToSaveEpisode,
    onSaved,
    onDone: (id, values) =>
      onDone(
        savedItem({
          path: episodePath(id),
          values,
          before: episode?.chosen,
          isReady: isReady || Boolean(uploads.slot('podcast-audio').file),
        }),
      ),
  });
  const from = episode ?? copied;
  const guard = useLeaveGuard(form.unsaved, isSameForm, form.forget);
  const { errors } = form;

  return (
    <EditorFrame
      title={episode ? messages.editTitle(episode.title) : messages.newEpisode}
      badge={
        episode && <StateBadge {...episode} missing={isReady ? undefined : messages.noAudio} />
      }
      form={form}
      saveLabel={form.id === undefined ? messages.createEpisode : messages.saveChanges}
      percent={uploads.percent}
      onCancel={() => guard.ask(onClose)}
      below={episode && <FreeAccess resourceType="podcast" item={episode} />}
      side={
        <>
          <StateField
            isCopy={copied !== undefined}
            chosen={episode?.chosen}
            dates={episode?.dates}
            awaited={isReady ? undefined : messages.itsFullAudio}
            errors={errors}
          />
          <PriceField price={priceIn(currency, from)} currency={currency} error={errors['price']} />
          <AuthorField author={from?.author ?? ''} error={errors['author']} />
          <TagsField tags={from?.tags} error={errors['tags']} />
          <EpisodeFiles episode={episode} form={form} uploads={uploads} />
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
      {guard.dialog}
    </EditorFrame>
  );
}
