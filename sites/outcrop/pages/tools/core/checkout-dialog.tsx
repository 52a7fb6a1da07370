import { useNavigate } from 'react-router';
import { Button } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import type { CheckoutProblem } from './checkout-problem.ts';

export interface CheckoutDialogProps {
  problem: CheckoutProblem | undefined;
  onClose: () => void;
  onRetry: () => void;
}

/** Explains why Core cannot be bought right now, and what to do. */
export function CheckoutDialog({ problem, onClose, onRetry }: CheckoutDialogProps) {
  const navigate = useNavigate();
  if (!problem) return null;
  const leaveFor = (path: string) => {
    onClose();
    void navigate(path);
  };
  const ways = {
    purchases: <Button onClick={() => leaveFor('/purchases')}>My Purchases</Button>,
    retry: <Button onClick={onRetry}>Try again</Button>,
  };
  return (
    <Dialog
      open
      size="sm"
      title={problem.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {problem.action && problem.action !== 'login' && ways[problem.action]}
        </>
      }
    >
      <p>{problem.text}</p>
    </Dialog>
  );
}
