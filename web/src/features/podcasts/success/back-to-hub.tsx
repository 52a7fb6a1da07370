import { capabilities } from '#shared/site-config/capabilities.ts';
import { LinkButton } from '#web/src/components/button.tsx';

/** Back to the podcasts; to the store in a shop without podcasts, which comes here from products only. */
export function BackToHub() {
  return capabilities.podcasts ? (
    <LinkButton variant="secondary" to="/podcasthub">
      Back to the hub
    </LinkButton>
  ) : (
    <LinkButton variant="secondary" to="/store">
      Back to the store
    </LinkButton>
  );
}
