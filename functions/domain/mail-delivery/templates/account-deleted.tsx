import { Text } from '@react-email/components';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { hasTable } from '#shared/site-config/stored-tables.ts';
import { fingerprintDays } from '../../members/fingerprint-repository.ts';
import type { MailParts } from '../mail-parts.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';

const { podcasts, credits, waitlists } = capabilities;
const hasRatings = hasTable('ratings');

function alsoDeleted(): string {
  if (podcasts && hasRatings) return ', your ratings, and where you were in episodes';
  if (podcasts) return ' and where you were in episodes';
  return hasRatings ? ' and your ratings' : '';
}

export function renderAccountDeleted(): Promise<MailParts> {
  const { product } = siteConfig.brand;
  return renderEmail(
    `Your ${product} account was deleted`,
    <EmailLayout title="Your account was deleted" preview="This is the last email about it.">
      <Text style={styles.text}>
        No one can sign in to it any more. Your purchases{credits && ' and credits'}
        {alsoDeleted()} are deleted with it, within minutes.
        {waitlists && ' Waitlist sign-ups stay until you use the link in the waitlist email.'}
      </Text>
      <Text style={styles.text}>
        Orders and payments stay in our books without your email address, as tax law requires.
        Receipts that you have kept stay valid, and refunds still reach you.
      </Text>
      <Text style={styles.text}>
        You are welcome to sign up again with this address. The new account starts empty
        {credits && `, and without the free credits if that is within ${fingerprintDays} days`}.
      </Text>
      <Text style={styles.text}>
        If you did not ask for this, write to {siteConfig.emails.support} today.
      </Text>
    </EmailLayout>,
  );
}
