import { ruleList } from '#shared/core-rules/rule-list.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import styles from './rule-legend.module.css';

const groups = ['File', 'Header', 'Depth', 'Curves'] as const;

/** Every rule of the tool, as in the legend of a map: mark, name and meaning. */
export function RuleLegend({ to, go }: { to: string; go: string }) {
  return (
    <>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl>
              {ruleList
                .filter((rule) => rule.group === group)
                .map(({ id, severity, title }) => (
                  <div key={id}>
                    <dt>
                      <span className={classNames(styles.mark, styles[severity])} aria-hidden />
                      <VisuallyHidden>{severity}: </VisuallyHidden>
                      <code>{id}</code>
                    </dt>
                    <dd>{title}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.key}>
        <span>
          <span className={classNames(styles.mark, styles.error)} aria-hidden /> error
        </span>
        <span>
          <span className={classNames(styles.mark, styles.warning)} aria-hidden /> warning
        </span>
        <span>
          <span className={classNames(styles.mark, styles.info)} aria-hidden /> info
        </span>
        <SiteLink to={to}>{go}</SiteLink>
      </p>
    </>
  );
}
