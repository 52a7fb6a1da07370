import type { ComponentProps } from 'react';
import { PageLink } from './page-link.tsx';
import * as messages from './messages.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site (`/gear`, `/#tools`), or an address (`https:`, `mailto:`, `tel:`). */
  to: string;
  /** Loads the page instead of routing in the app: for paths that the server handles, such as `/aff/…`. */
  reload?: boolean;
  /** Router state for a navigation inside the app. */
  state?: unknown;
}

/** A link for every kind of destination: paths open in the app, web addresses in a new tab, mail links as they are. */
export function SiteLink({ to, reload = false, state, children, ...rest }: SiteLinkProps) {
  if (to.startsWith('http')) {
    return (
      <a rel="noopener" {...rest} href={to} target="_blank">
        {children}
        <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
      </a>
    );
  }
  if (to.startsWith('/') && !reload) {
    return (
      <PageLink {...rest} to={to} state={state}>
        {children}
      </PageLink>
    );
  }
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
