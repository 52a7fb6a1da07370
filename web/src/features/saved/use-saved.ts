import { capabilities } from '#shared/site-config/capabilities.ts';
import { useLikes } from '../../lib/episodes/likes.ts';
import { useIdList } from '../../lib/use-id-list.ts';
import * as messages from './messages.ts';

export type SavedKind = 'bookmarks' | 'favourites' | 'likes';

export interface Mark {
  kind: SavedKind;
  id: string;
  remove: () => void;
}

const ofPapers: readonly (readonly [SavedKind, string])[] = [
  ['bookmarks', messages.bookmarks],
  ['favourites', messages.favourites],
];
const ofEpisodes: readonly (readonly [SavedKind, string])[] = [['likes', messages.likedEpisodes]];
const labels = [
  ...(capabilities.articles ? ofPapers : []),
  ...(capabilities.podcasts ? ofEpisodes : []),
];

/** The marks of this browser, the latest of each kind first. */
export function useSaved() {
  const lists = {
    bookmarks: useIdList('bookmarks'),
    favourites: useIdList('favorites'),
    likes: useLikes(),
  };
  const marks = labels.flatMap(([kind]) =>
    lists[kind].ids.toReversed().map((id): Mark => {
      return { kind, id, remove: () => void lists[kind].toggle(id) };
    }),
  );
  const kinds = labels.map(([id, label]) => ({ id, label, count: lists[id].ids.length }));
  return { marks, kinds };
}
