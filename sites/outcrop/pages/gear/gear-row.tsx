import { ArrowUpRight } from 'lucide-react';
import { Badge } from '#web/src/components/badge.tsx';
import { ChoiceInput } from '#web/src/components/choice-input.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { GearItem } from './gear-item.ts';
import styles from './gear-row.module.css';

export interface GearRowProps {
  item: GearItem;
  /** Its place on the whole list, whatever is searched for. */
  number: number;
  packed: boolean;
  onPack: (packed: boolean) => void;
}

export function GearRow({ item, number, packed, onPack }: GearRowProps) {
  const { badge, title, line1, line2, icon } = item;
  return (
    <li className={styles.row} data-packed={packed || undefined}>
      <label className={styles.tick}>
        <ChoiceInput
          type="checkbox"
          checked={packed}
          onChange={(event) => onPack(event.target.checked)}
        />
        <VisuallyHidden>I have it: {title}</VisuallyHidden>
        <span aria-hidden>{String(number).padStart(2, '0')}</span>
      </label>
      <svg className={styles.icon} viewBox="-2 -2 36 36" aria-hidden>
        <path d={icon} />
      </svg>
      <div className={styles.text}>
        <div className={styles.head}>
          <h3>{title}</h3>
          <Badge>{badge}</Badge>
        </div>
        <p>{line1}</p>
        <p className={styles.look}>{line2}</p>
      </div>
      <ShopLink {...item} />
    </li>
  );
}

function ShopLink({ href, title }: GearItem) {
  const own = href.startsWith('/');
  return (
    <SiteLink
      to={href}
      reload={own}
      target="_blank"
      rel="nofollow sponsored noopener"
      className={styles.shop}
      data-no-print
    >
      View on Amazon <ArrowUpRight aria-hidden size={16} />
      <VisuallyHidden>
        : {title}
        {own && ' (opens in a new tab)'}
      </VisuallyHidden>
    </SiteLink>
  );
}
