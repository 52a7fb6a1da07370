import { capabilities } from '#shared/site-config/capabilities.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import * as messages from './messages.ts';

/** Back to the podcasts; to the store in a shop without podcasts, which comes here from products only. */
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
