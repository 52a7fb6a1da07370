import { useIdList, type IdList } from '../use-id-list.ts';

/** Episodes this visitor likes. Likes stay in this browser and are not counted. */
export function useLikes(): IdList {
  return useIdList('likedEpisodes');
}
