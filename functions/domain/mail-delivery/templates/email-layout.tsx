import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Text,
  render,
} from '@react-email/components';
import type { ReactElement, ReactNode } from 'react';
import { siteConfig } from '#shared/site-config/index.ts';
import type { MailParts } from '../mail-parts.ts';

const { brand, emails, address } = siteConfig;

export const styles = {
  body: { backgroundColor: '#f5f2ea', fontFamily: 'Georgia, serif', color: '#1d2430', margin: 0 },
  sheet: {
    backgroundColor: '#ffffff',
    borderTop: `6px solid ${brand.colours.accent}`,
    padding: '32px 36px',
    margin: '24px auto',
    maxWidth: '560px',
  },
  heading: { fontSize: '24px', lineHeight: '30px', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' },
  button: {
    backgroundColor: brand.colours.accent,
    color: '#ffffff',
    padding: '12px 20px',
    fontSize: '16px',
    textDecoration: 'none',
  },
  small: { fontSize: '13px', lineHeight: '20px', color: '#5b6472', margin: '0 0 8px' },
} as const;

/** The layout of every email. */
export function EmailLayout(props: { title: string; preview: string; children: ReactNode }) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{props.preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Heading style={styles.heading}>{props.title}</Heading>
          {props.children}
          <Hr />
          <Text style={styles.small}>
            {brand.company}, {address.lines.slice(1).join(', ')}, {address.country}. Questions?
            Reply to this email or write to {emails.support}.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** Renders an email as HTML and plain text. */
export async function renderEmail(subject: string, letter: ReactElement): Promise<MailParts> {
  const [html, text] = await Promise.all([render(letter), render(letter, { plainText: true })]);
  return { subject, html, text };
}
