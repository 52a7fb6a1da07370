import type { ComponentType, ReactNode } from 'react';
import { createPart } from '../lib/parts/create-part.ts';
import { usePart } from '../lib/parts/use-part.ts';
import { Dialog } from './dialog.tsx';
import { StillLoading } from './still-loading.tsx';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;
type Wait<P> = (props: P, retry: () => void) => ReactNode;

/**
 * Creates a part of a page with code of its own, which is loaded when it is first shown. Failed requests are retried
 * until they succeed, and the screen stays as it is. Renders nothing on the server.
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  { pending = null, wait = inPlace }: { pending?: ReactNode; wait?: Wait<P> } = {},
): ComponentType<P> {
  const part = createPart(load);
  return function LazyPart(props: P) {
    const { value, waiting, error } = usePart(part);
    if (error !== undefined) throw error;
    if (value) return <value.default {...props} />;
    return waiting ? wait(props, part.retry) : pending;
  };
}

/** Creates such a part for a dialog, which can be closed while its code is loading. */
export function lazyDialog<P extends { onClose: () => void }>(
  load: Load<P>,
  title: string,
): ComponentType<P> {
  return lazyPart<P>(load, {
    wait: ({ onClose }, retry) => (
      <Dialog open onClose={onClose} title={title} size="sm">
        <StillLoading onRetry={retry} />
      </Dialog>
    ),
  });
}

function inPlace(_props: object, retry: () => void): ReactNode {
  return (
    <div role="status">
      <StillLoading onRetry={retry} />
    </div>
  );
}
