import { LinkButton } from '#web/src/components/button.tsx';
import * as messages from './messages.ts';

/** A link back to where files and bundles are sold. Buyers of an episode return to the hub instead. */
export function BackToStore() {
  return (
    <LinkButton variant="secondary" to="/store">
      {messages.backToStore}
    </LinkButton>
  );
}
