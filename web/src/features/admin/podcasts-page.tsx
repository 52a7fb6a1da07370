import { useState } from 'react';
import { podcastsAdminContract, type ManagedEpisode } from '#shared/contracts/podcasts-admin.ts';
import { episodeChangesContract } from '#shared/contracts/item-changes.ts';
import { AdminPage } from './parts/admin-page.tsx';
import { CatalogueManager } from './editor/catalogue-manager.tsx';
import { episodes } from './catalogues/episodes/messages.ts';
import * as messages from './messages.ts';
import { adminCall } from './parts/admin-call.ts';
import type { RowWork } from './parts/item-columns.tsx';
import { AudioDialog } from './podcasts/audio-dialog.tsx';
import { episodeColumns } from './podcasts/episode-columns.tsx';
import { EpisodeEditor } from './podcasts/episode-editor.tsx';

/** /admin/podcasts */
export default function PodcastsPage() {
  const [playing, setPlaying] = useState<ManagedEpisode>();
  return (
    <AdminPage title={messages.podcasts}>
      <CatalogueManager
        words={episodes}
        searchHint={messages.titleOrDescription}
        emptyText={messages.theHubOpensOnceEpisode}
        draftText={messages.itWillAppearInHub}
        deletingText={messages.isRemovedFromHubAnd}
        deleteFailure={{ failure: messages.failedToDeleteEpisode, serverFirst: true }}
        listCall={podcastsAdminContract.listManaged}
        columns={(work: RowWork<ManagedEpisode>) => episodeColumns(work, setPlaying)}
        bulkActions={[
          'publish',
          'unpublish',
          'price',
          'tag',
          'untag',
          'feature',
          'unfeature',
          'delete',
        ]}
        changeMany={({ category: _, action, ...changes }) =>
          adminCall(episodeChangesContract.changeMany, {
            ...changes,
            action: action as Exclude<typeof action, 'category'>,
          })
        }
        read={(id, signal) => adminCall(podcastsAdminContract.getManaged, { id }, signal)}
        remove={(id) => adminCall(podcastsAdminContract.remove, { id })}
        editor={(episode, props) => <EpisodeEditor {...props} episode={episode} />}
      />
      {playing && (
        <AudioDialog key={playing.id} episode={playing} onClose={() => setPlaying(undefined)} />
      )}
    </AdminPage>
  );
}
