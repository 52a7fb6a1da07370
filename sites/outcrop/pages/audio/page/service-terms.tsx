import { audio } from '#site/config/audio.ts';
import { Prose } from '#web/src/components/prose.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';

const { service } = audio;
const { delivery } = service;

/** What the policies say, in short. */
export function ServiceTerms() {
  return (
    <Prose>
      <ul>
        <li>
          <strong>Delivery.</strong> Short works on the same day, {delivery.shortMinutes} to{' '}
          {delivery.longMinutes} minutes within {delivery.fromHours} to {delivery.toHours} hours of
          the payment; longer ones on a day that we agree on.
        </li>
        <li>
          <strong>Replies.</strong> Support replies within {service.replyHours} hours.
        </li>
        <li>
          <strong>Refund.</strong> If something is wrong we correct it. If you are still
          dissatisfied after a reasonable correction, you get your money back.
        </li>
        <li>
          <strong>Your text.</strong> Used for your narration and nothing else, and deleted{' '}
          {service.keptDays} days after delivery, with the audio.
        </li>
      </ul>
      <p>
        In full: <SiteLink to="/audio/terms">terms of the service</SiteLink> and{' '}
        <SiteLink to="/audio/privacy">what we keep, and for how long</SiteLink>.
      </p>
    </Prose>
  );
}
