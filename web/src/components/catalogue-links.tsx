import { capabilities } from '#shared/site-config/capabilities.ts';
import { LinkButton } from './button.tsx';
import * as messages from './messages.ts';

const { articles, podcasts } = capabilities;

const places = [
  ...(articles ? [{ to: '/articles', label: messages.openLibrary }] : []),
  ...(podcasts ? [{ to: '/podcasthub', label: messages.openPodcastHub }] : []),
];
const [first, ...others] =
  places.length > 0 ? places : [{ to: '/store', label: messages.openStore }];

/** Links to the library and the podcast hub; to the store in a shop that has neither. */
export function CatalogueLinks() {
  return (
    <>
      <LinkButton to={first!.to}>{first!.label}</LinkButton>
      {others.map(({ to, label }) => (
        <LinkButton key={to} variant="secondary" to={to}>
          {label}
        </LinkButton>
      ))}
    </>
  );
}
