import { LinkButton } from '#web/src/components/button.tsx';

export function BackToHub() {
  return (
    <LinkButton variant="secondary" to="/podcasthub">
      Back to the hub
    </LinkButton>
  );
}
