import { Badge } from '#web/src/components/badge.tsx';
import { ChoiceInput } from '#web/src/components/choice-input.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { GearItem } from './gear-content.ts';
import { gearIcons } from './gear-icons.ts';
import styles from './gear-row.module.css';
import { ShopLink } from './shop-link.tsx';

export interface GearRowProps {
  item: GearItem;
  /** The row's number on the whole list, regardless of the search. */
  number: number;
  packed: boolean;
  onPack: (packed: boolean) => void;
}

export function GearRow({ item, number, packed, onPack }: GearRowProps) {
  const { badge, title, use, look, icon } = item;
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
        <path d={gearIcons[icon]} />
      </svg>
      <div className={styles.text}>
        <div className={styles.head}>
          <h3>{title}</h3>
          <Badge>{badge}</Badge>
        </div>
        <p>{use}</p>
        <p className={styles.look}>{look}</p>
      </div>
      <ShopLink {...item} />
    </li>
  );
}
