import { useEffect } from 'react';
import { createPart } from '../lib/parts/create-part.ts';
import { usePart } from '../lib/parts/use-part.ts';
import { usePlayer } from '../lib/player/player.ts';
import { toast } from '../lib/toast.ts';
import * as messages from './messages.ts';

const outlet = createPart(() => import('../features/player/player-outlet.tsx'));

/** The place of the player, outside the routes. The player is loaded when it is first wanted, and stays mounted. */
export function PlayerMount() {
  const wanted = usePlayer((state) => state.wanted);
  const { value, error } = usePart(outlet, !!wanted, wanted === 'now');
  useEffect(() => {
    if (error) toast.error(messages.playbackError);
  }, [error]);
  return value ? <value.default /> : null;
}
