import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import * as messages from './messages.ts';

export interface LeaveGuard {
  /** Runs the action, asking first if there is unsaved work. */
  ask: (then: () => void) => void;
  /** Must be rendered in the page. */
  dialog: React.ReactNode;
}

/**
 * Warns before unsaved work is lost: on closing or reloading the page (browser prompt), on internal links, on Back and
 * Forward, and for actions passed to `ask`.
 * @param isSameForm Whether a URL still shows this form.
 * @param onDiscard Called when the administrator confirms.
 */
export function useLeaveGuard(
  unsaved: boolean,
  isSameForm: (to: URL) => boolean,
  onDiscard: () => void,
): LeaveGuard {
  const [leave, setLeave] = useState<{ go: () => void }>();
  const navigate = useNavigate();
  const location = useLocation();
  const agreed = useRef(false);

  useEffect(() => {
    agreed.current = false;
  }, [location]);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const to = internalTarget(event);
    if (!to || isSameForm(to)) return;
    event.preventDefault();
    event.stopPropagation();
    setLeave({ go: () => void navigate(to.pathname + to.search + to.hash) });
  });

  const onTraverse = useEffectEvent((event: NavigateEvent) => {
    const { navigationType, destination, cancelable } = event;
    if (navigationType !== 'traverse' || !destination.sameDocument || !cancelable) return;
    if (agreed.current || isSameForm(new URL(destination.url))) return;
    event.preventDefault();
    setLeave({ go: () => navigation.traverseTo(destination.key) });
  });

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => onClick(event);
    const traverse = (event: NavigateEvent) => onTraverse(event);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', click, { capture: true });
    // Browsers without the Navigation API (before 2026) do not ask on Back: `popstate` comes too late to prevent it.
    window.navigation?.addEventListener('navigate', traverse);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', click, { capture: true });
      window.navigation?.removeEventListener('navigate', traverse);
    };
  }, [unsaved]);

  return {
    ask(then) {
      if (unsaved) setLeave({ go: then });
      else then();
    },
    dialog: (
      <ConfirmDialog
        open={leave !== undefined}
        title={messages.discardUnsavedChanges}
        confirmLabel={messages.discardChanges}
        cancelLabel={messages.keepEditing}
        danger
        onClose={() => setLeave(undefined)}
        onConfirm={() => {
          agreed.current = true;
          setLeave(undefined);
          onDiscard();
          leave?.go();
        }}
      >
        <p>{messages.yourChangesHaventBeenSaved}</p>
      </ConfirmDialog>
    ),
  };
}

/** The URL of a plain click on an internal link; new tabs and downloads keep the form open. */
function internalTarget(event: MouseEvent): URL | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) {
    return undefined;
  }
  const to = new URL(link.href);
  return to.origin === window.location.origin ? to : undefined;
}
