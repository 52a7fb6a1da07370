import { useNavigate } from 'react-router-dom';
import { Button } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { withNext } from '#web/src/lib/next-path.ts';
import { currentPath } from '#web/src/lib/purchase/purchase-intent.ts';
import type { CheckoutProblem } from './checkout-problem.ts';

export interface CheckoutDialogProps {
  problem: CheckoutProblem | undefined;
  onClose: () => void;
  /** The way on has been taken. */
  onLeave: () => void;
  onRetry: () => void;
}

/** Says what keeps somebody from buying Core, and the way on. */
export function CheckoutDialog({ problem, onClose, onLeave, onRetry }: CheckoutDialogProps) {
  const navigate = useNavigate();
  if (!problem) return null;
  const leaveFor = (path: string) => {
    onLeave();
    void navigate(path);
  };
  const ways = {
    login: <Button onClick={() => leaveFor(withNext('/login', currentPath()))}>Go to Login</Button>,
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
          {problem.action && ways[problem.action]}
        </>
      }
    >
      <p>{problem.text}</p>
    </Dialog>
  );
}
