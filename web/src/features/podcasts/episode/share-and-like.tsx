import { Share2 } from 'lucide-react';
import { episodePath } from '#shared/constants/episode-path.ts';
import { Button } from '#web/src/components/button.tsx';
import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import { sharePage } from '#web/src/lib/share-page.ts';
import type { IdList } from '#web/src/lib/use-id-list.ts';
import { LikeButton } from '../like-button.tsx';
import * as messages from './messages.ts';

export interface ShareAndLikeProps {
  episode: PlayableEpisode;
  likes: IdList;
}

/** The buttons that share and like an episode. */
export function ShareAndLike({ episode, likes }: ShareAndLikeProps) {
  return (
    <>
      <Button
        variant="quiet"
        icon={<Share2 aria-hidden />}
        onClick={() => void sharePage(episodePath(episode.id), episode.title)}
      >
        {messages.share}
      </Button>
      <LikeButton episode={episode} likes={likes} />
    </>
  );
}
