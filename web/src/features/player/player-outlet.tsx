import { usePlayer } from '../../lib/player/player.ts';
import { FollowPurchase } from './follow-purchase.tsx';
import { MiniPlayer } from './mini-player.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { usePlayerHistory } from './use-player-history.ts';

/** Shows the player in its state: dialog, bar, or nothing. The shell loads it when a visitor first wants to listen. */
export default function PlayerOutlet() {
  const episode = usePlayer((state) => state.episode);
  const view = usePlayer((state) => state.view);
  usePlayerHistory();
  if (!episode || view === 'closed') return null;
  return (
    <>
      {!episode.isFree && <FollowPurchase episode={episode} />}
      {view === 'open' ? <PlayerDialog episode={episode} /> : <MiniPlayer episode={episode} />}
    </>
  );
}
