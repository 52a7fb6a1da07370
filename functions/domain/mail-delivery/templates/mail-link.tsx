import { Link } from '@react-email/components';
import type { ReactNode } from 'react';
import { siteConfig } from '#shared/site-config/index.ts';

const style = { color: siteConfig.brand.colours.accent, textDecoration: 'underline' };

/** A link in the text of an email. The library's own light blue is too pale on white (WCAG 1.4.3). */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={style}>
      {children}
    </Link>
  );
}
