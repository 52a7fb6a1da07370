import { useState } from 'react';
import { Plus } from 'lucide-react';
import {
  podcastsAdminContract,
  type ManagedEpisode,
} from '../../../../shared/contracts/podcasts-admin.ts';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { toast } from '../../lib/toast.ts';
import { SavedNotice, type SavedItem } from './editor/saved-notice.tsx';
import { editingKey, useEditing } from './editor/use-editing.ts';
import { adminCall } from './parts/admin-call.ts';
import { ManagedTable } from './parts/managed-table.tsx';
import { useManagedList } from './parts/use-managed-list.ts';
import { usePublicRefresh } from './parts/use-public-refresh.ts';
import { useRemoval } from './parts/use-removal.tsx';
import { AudioDialog } from './podcasts/audio-dialog.tsx';
import { episodeColumns } from './podcasts/episode-columns.tsx';
import { EpisodeForm } from './podcasts/episode-form.tsx';

/** /admin/podcasts: every episode, drafts too, with the form that makes and changes them. */
export default function PodcastsPage() {
  const list = useManagedList<ManagedEpisode>(podcastsAdminContract.listManaged);
  const { editing, createPath, editPath, stays, close } = useEditing();
  const [saved, setSaved] = useState<SavedItem>();
  const [playing, setPlaying] = useState<ManagedEpisode>();
  const refreshPublic = usePublicRefresh();

  function refresh(): void {
    void list.refresh();
    refreshPublic();
  }

  const removal = useRemoval<ManagedEpisode>({
    question: 'Are you sure you want to delete this episode?',
    titleOf: ({ title }) => title,
    consequence: ({ title }) => (
      <p>
        “{title}” leaves the hub and the feeds at once and can’t be bought any more. Buyers keep
        their access to it.
      </p>
    ),
    remove: ({ id }) => adminCall(podcastsAdminContract.remove, { id }),
    failure: 'Failed to delete episode',
    serverFirst: true,
    onRemoved({ id }) {
      setSaved(undefined);
      refresh();
      if (editing?.mode === 'edit' && editing.id === id) close();
    },
  });

  return (
    <Page>
      <PageHeading kicker="Administration" title="Podcasts" />
      <SavedNotice
        item={saved}
        draftText="It will be in the hub as soon as its full audio has been accepted."
        onClose={() => setSaved(undefined)}
      />
      {editing && (
        <EpisodeForm
          key={editingKey(editing)}
          editing={editing}
          stays={stays}
          onClose={close}
          onSaved={refresh}
          onDone={(item) => {
            toast.success('Episode saved');
            setSaved(item);
            refresh();
            close();
          }}
        />
      )}
      <ManagedTable
        list={list}
        caption="Episodes, newest first"
        columns={episodeColumns({ editPath, onPlay: setPlaying, onDelete: removal.ask })}
        rowKey={({ id }) => id}
        current={editing?.mode === 'edit' ? editing.id : undefined}
        searchLabel="Search episodes"
        searchHint="Title or description"
        nouns={['episode', 'episodes']}
        failure="Failed to load episodes"
        empty={
          <Notice
            tone="empty"
            title="No episodes yet"
            action={<LinkButton to={createPath}>New episode</LinkButton>}
          >
            The first one that has its audio opens the hub.
          </Notice>
        }
        actions={
          editing?.mode !== 'create' && (
            <LinkButton
              size="sm"
              variant={editing ? 'secondary' : 'primary'}
              to={createPath}
              data-edit=""
              icon={<Plus aria-hidden />}
            >
              New episode
            </LinkButton>
          )
        }
      />
      {playing && (
        <AudioDialog key={playing.id} episode={playing} onClose={() => setPlaying(undefined)} />
      )}
      {removal.dialog}
    </Page>
  );
}
