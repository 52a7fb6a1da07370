import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createPart } from '../lib/parts/create-part.ts';
import { currentPath } from '../lib/purchase/purchase-intent.ts';

const words = createPart(() => import('./cancelled-toast.ts'));

/** Handles, on any page, the return of a buyer who has not paid. */
export function CancelledMount() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!/[?&]checkout=cancelled\b/.test(search)) return;
    words.want();
    void words.arrived.then(({ showCancelledToast }) => {
      const place = currentPath();
      showCancelledToast(place);
      void navigate(place, { replace: true, state });
    });
  }, [search, state, navigate]);
  return null;
}
