import { useLocation, useNavigate } from 'react-router';
import { useAhead } from '#web/src/lib/use-ahead.ts';
import { useHydrated } from '#web/src/lib/use-hydrated.ts';
import { orderQuery, readOrder } from './order-query.ts';
import type { Order } from './order.ts';

/** Returns the order in the URL, which makes a slip shareable, and a function that changes it. */
export function useOrder(): [Order, (change: Partial<Order>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const asked = readOrder(new URLSearchParams(hydrated ? search : ''));
  const [order, goTo] = useAhead(asked);
  function change(part: Partial<Order>): void {
    // Read from the URL itself: a second choice may come before the first one is rendered.
    const before = readOrder(new URLSearchParams(window.location.search));
    const next = { ...before, ...part };
    goTo(next, () => void navigate(`/audio${orderQuery(next)}`, { replace: true }));
  }
  return [order, change];
}
