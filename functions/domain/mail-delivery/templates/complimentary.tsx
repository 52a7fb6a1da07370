import { Fragment } from 'react';
import { Button, Text } from '@react-email/components';
import { env } from '#functions/platform/env.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { MailOrder } from '../../mails/mail.ts';
import type { MailParts } from '../mail-parts.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';

type ComplimentaryMail = Extract<MailOrder, { kind: 'complimentary' }>;

/** Renders the email about access that an administrator gave. The reason is internal and not mentioned. */
export function renderComplimentary({
  title,
  titles,
}: Pick<ComplimentaryMail, 'title' | 'titles'>): Promise<MailParts> {
  const { product } = siteConfig.brand;
  return renderEmail(
    `A gift from ${product}: ${title}`,
    <EmailLayout
      title={`${title} is yours, with our compliments`}
      preview="There is nothing to pay."
    >
      <Text style={styles.text}>
        We have added {title} to your account at {product}. There is nothing to pay, now or later.
      </Text>
      {titles && (
        <Text style={styles.text}>
          This is what you get:
          {titles.map((one) => (
            <Fragment key={one}>
              <br />
              {one}
            </Fragment>
          ))}
        </Text>
      )}
      <Button href={`${env().SITE_URL}/purchases`} style={styles.button}>
        Open My Purchases
      </Button>
      <Text style={{ ...styles.small, marginTop: '24px' }}>
        You can open and download it as often as you like, just like everything that you buy.
      </Text>
    </EmailLayout>,
  );
}
