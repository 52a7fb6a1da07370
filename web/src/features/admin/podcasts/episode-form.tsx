import { podcastsAdminContract } from '../../../../../shared/contracts/podcasts-admin.ts';
import { LoadingEditor } from '../editor/loading-editor.tsx';
import type { Editing } from '../editor/use-editing.ts';
import { useLoadedItem } from '../editor/use-loaded-item.ts';
import { adminCall } from '../parts/admin-call.ts';
import { EpisodeEditor, type EpisodeEditorProps } from './episode-editor.tsx';

type Rest = Omit<EpisodeEditorProps, 'episode'>;

/** The form that the address asks for: of a new episode, or of one that is read first. */
export function EpisodeForm({ editing, ...rest }: Rest & { editing: Editing }) {
  return editing.mode === 'create' ? (
    <EpisodeEditor {...rest} episode={undefined} />
  ) : (
    <LoadedEpisode {...rest} id={editing.id} />
  );
}

function LoadedEpisode({ id, ...rest }: Rest & { id: string }) {
  const { item, error, retry } = useLoadedItem(id, (signal) =>
    adminCall(podcastsAdminContract.getManaged, { id }, signal),
  );
  if (item) return <EpisodeEditor {...rest} episode={item} />;
  return (
    <LoadingEditor
      error={error}
      goneText="This episode does not exist any more"
      onRetry={retry}
      onClose={rest.onClose}
    />
  );
}
