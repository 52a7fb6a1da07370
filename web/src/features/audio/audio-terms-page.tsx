import { site } from '../../../../shared/site-config/site.ts';
import { AudioPolicy } from './audio-policy.tsx';

export default function AudioTermsPage() {
  return (
    <AudioPolicy title="Terms">
      <h2>Orders</h2>
      <p>
        An order is accepted when the payment is confirmed, after you have approved the voice and
        the speed of the free one-minute sample. Quantity is the number of 10-minute blocks, rounded
        up.
      </p>
      <h2>Delivery</h2>
      <p>
        Short works come on the same day, those of 60 to 120 minutes within 24 to 48 hours. Speeds
        from 0.9x to 1.1x can be chosen.
      </p>
      <h2>Refunds</h2>
      <p>
        If something is wrong we correct it. If you are still dissatisfied after a reasonable
        correction, you get your money back.
      </p>
      <h2>Your text</h2>
      <p>
        Send only texts that you may have narrated. You keep all rights in them and in the audio.
      </p>
      <h2>Support and law</h2>
      <p>
        We reply within 2 hours at{' '}
        <a href={`mailto:${site.emails.support}`}>{site.emails.support}</a>. The law of{' '}
        {site.legal.governingLaw} applies.
      </p>
    </AudioPolicy>
  );
}
