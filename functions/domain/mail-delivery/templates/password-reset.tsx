import { Button, Text } from '@react-email/components';
import { siteConfig } from '#shared/site-config/index.ts';
import { env } from '#functions/platform/env.ts';
import { resetTokenSeconds } from '../../members/reset-token-repository.ts';
import type { MailParts } from '../mail-parts.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';

export function renderPasswordReset(token: string): Promise<MailParts> {
  const { product } = siteConfig.brand;
  const link = `${env().SITE_URL}/reset-password?token=${encodeURIComponent(token)}`;
  const minutes = resetTokenSeconds / 60;
  return renderEmail(
    `Reset your ${product} password`,
    <EmailLayout
      title="Choose a new password"
      preview={`The link is valid for ${minutes} minutes.`}
    >
      <Text style={styles.text}>
        Someone, hopefully you, asked for a new password for this address. The link works once, for{' '}
        {minutes} minutes. Using it signs you out everywhere else.
      </Text>
      <Button href={link} style={styles.button}>
        Set a new password
      </Button>
      <Text style={{ ...styles.small, marginTop: '24px' }}>
        If you did not ask for this, ignore this email. Your password stays as it is.
      </Text>
    </EmailLayout>,
  );
}
