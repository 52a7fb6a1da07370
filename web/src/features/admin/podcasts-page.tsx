import { useState } from 'react';
import type { ManagedEpisode } from '#shared/contracts/podcasts-admin.ts';
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
        listRoute="GET /api/admin/podcasts"
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
        changeMany={(changes) => adminCall('POST /api/admin/podcasts/changes', changes)}
        read={(id, signal) => adminCall('GET /api/admin/podcasts/{id}', { id }, signal)}
        remove={(id) => adminCall('DELETE /api/podcasts/{id}', { id })}
        editor={(episode, props) => <EpisodeEditor {...props} episode={episode} />}
      />
      {playing && (
        <AudioDialog key={playing.id} episode={playing} onClose={() => setPlaying(undefined)} />
      )}
    </AdminPage>
  );
}
