import { Text } from '@react-email/components';
import { siteConfig } from '#shared/site-config/index.ts';
import { fingerprintDays } from '../../members/deleted-account-fingerprint.ts';
import type { MailParts } from '../mail.ts';
import { Letter, renderLetter, styles } from './letter.tsx';

export function renderAccountDeleted(): Promise<MailParts> {
  const { product } = siteConfig.brand;
  return renderLetter(
    `Your ${product} account was deleted`,
    <Letter title="Your account was deleted" preview="This is the last mail about it.">
      <Text style={styles.text}>
        Nobody can sign in to it any more. Your purchases and credits, your ratings, and where you
        were in episodes have gone with it, or go within minutes. A place on a waitlist stays until
        you leave by the link in its mail.
      </Text>
      <Text style={styles.text}>
        Orders and payments stay in our books without your address, because tax law asks for them.
        Receipts that you have kept stay valid, and refunds still reach you.
      </Text>
      <Text style={styles.text}>
        You are welcome to sign up again with this address. The new account starts empty, and
        without the free credits if that is within {fingerprintDays} days.
      </Text>
      <Text style={styles.text}>
        If you did not ask for this, write to {siteConfig.emails.support} today.
      </Text>
    </Letter>,
  );
}
