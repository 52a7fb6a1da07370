import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from './returning.module.css';

export interface CancelledProps {
  /** The page without what the payment page has added to its address. */
  page: string;
  /** What is still to be had. */
  children: string;
}

/** Says to somebody who has left the payment page without paying that nothing has happened. */
export function Cancelled({ page, children }: CancelledProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  if (search.get('checkout') !== 'cancelled') return null;
  return (
    <div className={styles.result}>
      <Notice
        tone="info"
        title="Checkout cancelled"
        action={
          <Button variant="secondary" onClick={() => void navigate(page, { replace: true })}>
            Dismiss
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
