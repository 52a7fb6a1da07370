import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { placeOfNow } from '../lib/purchase/wish.ts';

/** On whatever page a buyer comes back to from the payment page without having paid. */
export function CancelledMount() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!/[?&]checkout=cancelled\b/.test(search)) return;
    void import('./say-cancelled.ts').then(
      ({ sayCancelled }) => {
        const place = placeOfNow();
        sayCancelled(place);
        void navigate(place, { replace: true, state });
      },
      () => undefined,
    );
  }, [search, state, navigate]);
  return null;
}
