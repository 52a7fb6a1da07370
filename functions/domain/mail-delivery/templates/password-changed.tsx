import { Text } from '@react-email/components';
import { siteConfig } from '#shared/site-config/index.ts';
import { env } from '#functions/platform/env.ts';
import type { MailParts } from '../mail-parts.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';
import { MailLink } from './mail-link.tsx';

export function renderPasswordChanged(): Promise<MailParts> {
  const { product } = siteConfig.brand;
  return renderEmail(
    `Your ${product} password was changed`,
    <EmailLayout title="Your password was changed" preview="Every other device was signed out.">
      <Text style={styles.text}>
        The password of your account was changed on your profile page, where the previous password
        was entered. Every device was signed out, except the one where it was done.
      </Text>
      <Text style={styles.text}>
        If that was not you, choose a new password now, which signs everyone out. Then write to{' '}
        {siteConfig.emails.support}.
      </Text>
      <Text style={styles.text}>
        <MailLink href={`${env().SITE_URL}/forgot-password`}>Choose a new password</MailLink>
      </Text>
    </EmailLayout>,
  );
}
