import { Text } from '@react-email/components';
import { siteConfig } from '#shared/site-config/index.ts';
import { env } from '#functions/platform/env.ts';
import type { MailParts } from '../mail-parts.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';
import { MailLink } from './mail-link.tsx';

export function renderPasswordGuesses(): Promise<MailParts> {
  const { product } = siteConfig.brand;
  return renderEmail(
    `Someone is guessing your ${product} password`,
    <EmailLayout title="Someone is guessing your password" preview="No one has got in this way.">
      <Text style={styles.text}>
        Someone tried many wrong passwords for your account today. We refused them all. You can sign
        in as usual on devices where you have signed in before; on a new one you may have to wait a
        little between attempts.
      </Text>
      <Text style={styles.text}>
        If you use the same password elsewhere, or it is a short one, choose another. A new password
        also lets the device on which you choose it sign in without a wait.
      </Text>
      <Text style={styles.text}>
        <MailLink href={`${env().SITE_URL}/forgot-password`}>Choose a new password</MailLink>
      </Text>
    </EmailLayout>,
  );
}
