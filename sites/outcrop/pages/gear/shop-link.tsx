import { ArrowUpRight } from 'lucide-react';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { GearItem } from './gear-content.ts';
import styles from './gear-row.module.css';
import { shopUrl } from './shop-url.ts';

export function ShopLink(item: GearItem) {
  const url = shopUrl(item);
  const own = url.startsWith('/');
  return (
    <SiteLink
      to={url}
      reload={own}
      target="_blank"
      rel="nofollow sponsored noopener"
      className={styles.shop}
      data-no-print
    >
      View on Amazon <ArrowUpRight aria-hidden size={16} />
      <VisuallyHidden>
        : {item.title}
        {own && ' (opens in a new tab)'}
      </VisuallyHidden>
    </SiteLink>
  );
}
