import { coreRules } from '#shared/core-rules/core-rules.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { AnchorHeading } from './anchor-heading.tsx';
import styles from './rules-reference.module.css';

const groups = [...new Set(coreRules.map(({ group }) => group))].map((group) => ({
  group,
  rules: coreRules.filter((rule) => rule.group === group),
}));

const tones = { error: 'danger', warning: 'warning', info: 'accent' } as const;

/** Every rule of the tool's own list, grouped by what it checks. */
export function RulesReference() {
  return groups.map(({ group, rules }) => (
    <section key={group} className={styles.group}>
      <h3>
        {group} <span className={styles.count}>{rules.length} rules</span>
      </h3>
      {rules.map(({ id, severity, title, why, repair }) => (
        <section key={id} id={`rule-${id}`} data-doc-entry={id} className={styles.rule}>
          <div className={styles.name}>
            <AnchorHeading level={4} id={`rule-${id}`} title={id} code />
            <Badge tone={tones[severity]}>{severity}</Badge>
          </div>
          <div className={styles.text}>
            <p className={styles.title}>{title[0]!.toUpperCase() + title.slice(1)}.</p>
            <p>{why}</p>
            <p className={styles.repair}>
              <strong data-unread="">Repair</strong> {repair}
            </p>
          </div>
        </section>
      ))}
    </section>
  ));
}
