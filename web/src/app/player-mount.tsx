import { useEffect } from 'react';
import { createPart } from '../lib/parts/create-part.ts';
import { usePart } from '../lib/parts/use-part.ts';
import { usePlayer } from '../lib/player/player.ts';
import { toast } from '../lib/toast.ts';
import * as messages from './messages.ts';

const outlet = createPart(() => import('../features/player/player-outlet.tsx'));

/** Where the player goes, outside the routes: it is loaded when somebody wants it, and stays. */
export function PlayerMount() {
  const wanted = usePlayer((state) => state.wanted);
  const { value, error } = usePart(outlet, !!wanted, wanted === 'now');
  useEffect(() => {
    if (error) toast.error(messages.playbackError);
  }, [error]);
  return value ? <value.default /> : null;
}
