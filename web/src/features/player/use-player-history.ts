import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { player, usePlayer } from '../../lib/player/player.ts';

/**
 * The open dialog has its own history entry, so that Back returns to the page behind it. Audio continues in the bar;
 * Forward opens the dialog again.
 */
export function usePlayerHistory(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const view = usePlayer((state) => state.view);
  const marked = (location.state as { player?: true } | null)?.player === true;
  const seen = useRef({ view: 'closed', marked: false });

  useEffect(() => {
    const before = seen.current;
    seen.current = { view, marked };
    if (before.view !== view) {
      if (view === 'open' && !marked) {
        void navigate(location, { state: { ...(location.state as object | null), player: true } });
      } else if (view !== 'open' && marked && before.view === 'open') void navigate(-1);
    } else if (before.marked !== marked) {
      if (marked) player.restore();
      else player.minimise();
    }
  }, [view, marked, location, navigate]);
}
