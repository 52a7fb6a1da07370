import { useEffect, useState, type ComponentType } from 'react';
import { engineMissed, usePlayer } from '../lib/player/player.ts';
import { toast } from '../lib/toast.ts';

/** Where the player goes, outside the routes: it is loaded when somebody wants it, and stays. */
export function PlayerMount() {
  const wanted = usePlayer((state) => state.wanted);
  const [Outlet, setOutlet] = useState<ComponentType>();

  useEffect(() => {
    if (!wanted) return;
    import('../features/player/player-outlet.tsx').then(
      (module) => setOutlet(() => module.default),
      () => engineMissed() && toast.error('Playback error'),
    );
  }, [wanted]);

  return Outlet ? <Outlet /> : null;
}
