import { Section, Text } from '@react-email/components';
import { env } from '#functions/platform/env.ts';
import { formatMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { NewItem } from '../../mails/mail.ts';
import { mailChoiceToken } from '../../members/mail-choice-token.ts';
import type { MailParts } from '../mail-parts.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';
import { MailLink } from './mail-link.tsx';
import { oneClickUnsubscribe } from './one-click-unsubscribe.ts';

const kinds: Record<NewItem['kind'], string> = {
  articles: 'Paper',
  podcasts: 'Episode',
  products: 'Product',
};

/** Renders the email about the items published since the last one, with an unsubscribe link. */
export async function renderNewItems(
  items: readonly NewItem[],
  more: number,
  userId: string,
): Promise<MailParts> {
  const { product } = siteConfig.brand;
  const site = env().SITE_URL;
  const [first, ...others] = items.map(({ title }) => title);
  const count = others.length + more;
  const subject = count === 0 ? `New: ${first}` : `New: ${first}, and ${count} more`;
  const token = encodeURIComponent(await mailChoiceToken(userId, 'newItems'));
  const letter = await renderEmail(
    subject,
    <EmailLayout title={`New at ${product}`} preview={items.map(({ title }) => title).join(' · ')}>
      {items.map((item) => (
        <Section key={item.path + item.title}>
          <Text style={{ ...styles.text, margin: '0 0 4px' }}>
            <MailLink href={site + item.path}>{item.title}</MailLink>
          </Text>
          <Text style={styles.small}>
            {kinds[item.kind]}, {priceOf(item)}
            {item.summary && `. ${item.summary}`}
          </Text>
        </Section>
      ))}
      {more > 0 && (
        <Text style={styles.text}>
          <MailLink href={site}>{more === 1 ? 'One more' : `${more} more`} on the site</MailLink>
        </Text>
      )}
      <Text style={{ ...styles.small, margin: '24px 0 8px' }}>
        You get this email at most once a day because you chose it in your settings.{' '}
        <MailLink href={`${site}/settings?stop=${token}`}>Stop these emails</MailLink>
      </Text>
    </EmailLayout>,
  );
  return {
    ...letter,
    headers: oneClickUnsubscribe(`${site}/api/auth/preferences/stop/${token}`),
  };
}

function priceOf({ priceMinor, currency }: NewItem): string {
  return priceMinor === 0 ? 'free' : formatMinor(priceMinor, currency, siteConfig.locale);
}
