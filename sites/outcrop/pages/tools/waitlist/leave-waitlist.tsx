import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { Spinner } from '#web/src/components/spinner.tsx';
import { errorText, hasCode } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import { useHydrated } from '#web/src/lib/use-hydrated.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';

/** `?leave=<token>`, the link in the email: takes the address off the list at once. */
export function LeaveWaitlist() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const token = hydrated ? search.get('leave') : null;
  // Closed before the URL has been cleaned, which takes a moment.
  const [closed, setClosed] = useState<string>();
  if (closed && !token) setClosed(undefined);
  const open = token === closed ? null : token;
  const joinsAgain = useRef(false);

  // By then, the closed dialog has returned the focus.
  useEffect(() => {
    if (open || !joinsAgain.current) return;
    joinsAgain.current = false;
    document.querySelector<HTMLInputElement>('form input[name=email]')?.focus();
  }, [open]);

  if (!open) return null;
  const close = (again: boolean) => {
    joinsAgain.current = again;
    setClosed(open);
  };
  return <Leaving key={open} token={open} onClose={close} />;
}

type Leave = { state: 'leaving' } | { state: 'left' } | { state: 'failed'; error: unknown };

interface LeavingProps {
  token: string;
  onClose: (joinAgain: boolean) => void;
}

function Leaving({ token, onClose }: LeavingProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [round, setRound] = useState(0);
  const [leave, setLeave] = useState<Leave>({ state: 'leaving' });

  useEffect(() => {
    let here = true;
    call('POST /api/waitlist/leave', { token }).then(
      () => here && setLeave({ state: 'left' }),
      (error: unknown) => here && setLeave({ state: 'failed', error }),
    );
    return () => {
      here = false;
    };
  }, [token, round]);

  /** Removes the token: a reload must not take an address off again that has rejoined since. */
  function close(joinAgain = false): void {
    onClose(joinAgain);
    void navigate(pathname, { replace: true });
  }

  function tryAgain(): void {
    setLeave({ state: 'leaving' });
    setRound(round + 1);
  }

  const { title, text } = wordsOf(leave);
  const isInvalid = leave.state === 'failed' && hasCode(leave.error, 'link_invalid');
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={() => close()}
      actions={
        leave.state !== 'leaving' && (
          <>
            <Button variant="secondary" onClick={() => close()}>
              Close
            </Button>
            {leave.state === 'left' && <Button onClick={() => close(true)}>Join again</Button>}
            {leave.state === 'failed' && !isInvalid && (
              <Button onClick={tryAgain}>Try again</Button>
            )}
          </>
        )
      }
    >
      <p role="status">
        {leave.state === 'leaving' && <Spinner />} {text}
      </p>
    </Dialog>
  );
}

function wordsOf(leave: Leave): { title: string; text: string } {
  if (leave.state === 'leaving') {
    return { title: 'Leaving the waitlist', text: 'Your address is being removed…' };
  }
  if (leave.state === 'left') {
    return {
      title: 'You have left the waitlist',
      text: 'Your address was removed. You won’t get any more emails about this tool.',
    };
  }
  if (hasCode(leave.error, 'link_invalid')) {
    return {
      title: 'This link does not work',
      text: `It is incomplete or has expired. Please open it from the email again, or write to ${site.emails.support} and we’ll remove your address.`,
    };
  }
  return {
    title: 'We couldn’t remove your address',
    text: errorText(leave.error, 'The server didn’t respond. Please try again in a moment.'),
  };
}
