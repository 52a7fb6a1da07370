import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with or without a query and a section, or a query of this page (`?page=2`). */
  to: string;
  /** Router state for the page that opens. */
  state?: unknown;
  /** Replaces the current entry of the history. Default: only if the link leads to where the visitor is. */
  replace?: boolean;
}

/** A link to a page of this site. It opens in the app; with a modifier key or another button, the browser opens it. */
export function PageLink({ to, state, replace, onClick, children, ...rest }: PageLinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensHere(event)) return;
        event.preventDefault();
        // The URL is ahead of what is rendered: a second click adds no second entry.
        const isHere = event.currentTarget.href === window.location.href;
        void navigate(to, { state, replace: replace ?? isHere });
      }}
    >
      {children}
    </a>
  );
}

function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return isPlain && ['', '_self'].includes(currentTarget.target) && !currentTarget.download;
}
