import { Button, Text } from '@react-email/components';
import { env } from '#functions/platform/env.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { EditionNews } from '../../mails/mail.ts';
import { mailChoiceToken } from '../../members/mail-choice-token.ts';
import type { MailParts } from '../mail-parts.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';
import { MailLink } from './mail-link.tsx';
import { oneClickUnsubscribe } from './one-click-unsubscribe.ts';

/** Renders the email about a new edition of an item that the recipient owns, with an unsubscribe link. */
export async function renderNewEdition(
  { title, number, changes }: EditionNews,
  userId: string,
): Promise<MailParts> {
  const { product } = siteConfig.brand;
  const site = env().SITE_URL;
  const token = encodeURIComponent(await mailChoiceToken(userId, 'newEditions'));
  const letter = await renderEmail(
    `Edition ${number} of ${title}`,
    <EmailLayout title={`Edition ${number} of ${title}`} preview={changes}>
      <Text style={styles.text}>
        You own {title}, so edition {number} is yours at no charge. You keep the earlier ones.
      </Text>
      <Text style={{ ...styles.text, margin: '0 0 4px' }}>What changed:</Text>
      {changes.split(/\n+/).map((line, index) => (
        <Text key={index} style={styles.text}>
          {line}
        </Text>
      ))}
      <Button href={`${site}/purchases`} style={styles.button}>
        Open My Purchases
      </Button>
      <Text style={{ ...styles.small, margin: '24px 0 8px' }}>
        You get this email once for each new edition because you own {title} at {product}.{' '}
        <MailLink href={`${site}/settings?stop=${token}`}>Stop emails about new editions</MailLink>
      </Text>
    </EmailLayout>,
  );
  return {
    ...letter,
    headers: oneClickUnsubscribe(`${site}/api/auth/preferences/stop/${token}`),
  };
}
