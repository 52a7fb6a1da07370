import { Badge, type BadgeProps } from '#web/src/components/badge.tsx';
import { ChoiceInput } from '#web/src/components/choice-input.tsx';
import { serviceNumber, type Service } from '#site/config/services.ts';
import styles from './service-row.module.css';

const tones: Record<NonNullable<Service['badge']>, BadgeProps['tone']> = {
  Popular: 'accent',
  Featured: 'accent',
  Trending: 'warning',
  New: 'success',
};

interface ServiceRowProps {
  service: Service;
  chosen: boolean;
  /** Not among the first rows: shown if it is ticked or the visitor expands the sheet. */
  further: boolean;
  onTick: (id: string, ticked: boolean) => void;
}

/** A row of the sheet: checkbox, number and description. */
export function ServiceRow({ service, chosen, further, onTick }: ServiceRowProps) {
  const { id, title, description, badge, premium } = service;
  return (
    <li className={styles.row} data-further={further || undefined}>
      <label>
        <ChoiceInput
          type="checkbox"
          name="services"
          value={id}
          checked={chosen}
          onChange={({ target }) => onTick(id, target.checked)}
        />
        <span aria-hidden className={styles.number}>
          {serviceNumber(id)}
        </span>
        <span className={styles.what}>
          <strong>
            {title}
            <i className={styles.colon}>: </i>
          </strong>
          <span>{description}</span>
        </span>
        {(badge || premium) && (
          <span className={styles.badges}>
            {premium && <Badge>Premium</Badge>}
            {badge && <Badge tone={tones[badge]}>{badge}</Badge>}
          </span>
        )}
      </label>
    </li>
  );
}
