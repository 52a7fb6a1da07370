import { capabilities } from '#shared/site-config/capabilities.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import * as messages from './messages.ts';

/** A link back to the podcasts; to the store on a site without podcasts, where only products lead here. */
export function BackToHub() {
  return capabilities.podcasts ? (
    <LinkButton variant="secondary" to="/podcasthub">
      {messages.backToHub}
    </LinkButton>
  ) : (
    <LinkButton variant="secondary" to="/store">
      {messages.backToStore}
    </LinkButton>
  );
}
