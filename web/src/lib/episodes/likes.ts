import { useIdList, type IdList } from '../use-id-list.ts';

/** Episodes that this visitor likes. They stay in this browser; nobody counts them (podcasts-and-pages.md, section 4). */
export function useLikes(): IdList {
  return useIdList('likedEpisodes');
}
