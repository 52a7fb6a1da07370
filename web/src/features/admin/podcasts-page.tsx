import { Desk } from './desk.tsx';

export default function PodcastsPage() {
  return (
    <Desk
      title="Podcasts"
      missing="Episodes cannot be added in the browser yet"
      meanwhile="The hub says so to visitors and sends them to the library."
      seenAt={{ to: '/podcasthub', label: 'Open the hub' }}
    />
  );
}
