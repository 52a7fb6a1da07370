import { Text } from '@react-email/components';
import { firstMonthDiscountPercent } from '#shared/constants/first-month-discount.ts';
import type { WaitlistName } from '#shared/contracts/waitlist.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { leaveToken } from '../../waitlist/leave-token.ts';
import { findWaitlist, leaveByMailUrl, leavePageUrl } from '../../waitlist/waitlist-page.ts';
import type { MailParts } from '../mail-parts.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';
import { MailLink } from './mail-link.tsx';
import { oneClickUnsubscribe } from './one-click-unsubscribe.ts';

const promise = `When it opens, we will write to you once, with ${firstMonthDiscountPercent}% off the first month.`;

/**
 * Renders the email that confirms an entry in a waitlist and explains how to leave: with a link, or with one click in
 * the mail client (RFC 8058).
 */
export async function renderWaitlistWelcome(list: WaitlistName, to: string): Promise<MailParts> {
  const { tool } = findWaitlist(list);
  const token = await leaveToken({ list, email: to });
  const letter = await renderEmail(
    `You are on the waitlist for ${tool}`,
    <EmailLayout title="You are on the list" preview={promise}>
      <Text style={styles.text}>
        {to} is on the {siteConfig.brand.product} waitlist for {tool}. {promise}
      </Text>
      <Text style={styles.text}>
        We use your address for nothing else and share it with no one.
      </Text>
      <Text style={styles.small}>
        Changed your mind, or did someone else enter your address? One click takes it off the list
        and deletes it immediately:
      </Text>
      <Text style={styles.small}>
        {/* On a line of its own: a full stop after it would become part of the address. */}
        <MailLink href={leavePageUrl(list, token)}>Take me off the list</MailLink>
      </Text>
    </EmailLayout>,
  );
  return {
    ...letter,
    headers: oneClickUnsubscribe(leaveByMailUrl(token)),
  };
}
