import { useEffect, useRef, useState } from 'react';
import type { CoreRuleId } from '#shared/core-rules/rule-list.ts';
import { Button } from '#web/src/components/button.tsx';
import { opensInNewTab } from '#web/src/components/messages.ts';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import styles from './findings.module.css';
import type { FindingView, RuleView, SeverityGroup } from './messages.ts';

type More = (rule: CoreRuleId, from: number) => Promise<readonly FindingView[]>;

/** The findings of one severity, by rule, each beside the lines that it is about. */
export function Findings({ severity, heading, rules, more }: SeverityGroup & { more: More }) {
  return (
    <section className={classNames(styles.group, styles[severity])} aria-label={heading}>
      <h4>{heading}</h4>
      {rules.map((rule) => (
        <Rule key={rule.id} rule={rule} more={more} />
      ))}
    </section>
  );
}

function Rule({
  rule: { id, title, count, findings: first },
  more,
}: {
  rule: RuleView;
  more: More;
}) {
  const [findings, setFindings] = useState(first);
  const shown = useRef(first.length);
  const left = count - findings.length;
  const list = useRef<HTMLDivElement>(null);

  // The button goes with the last findings: the focus goes on to the first of those that it showed.
  useEffect(() => {
    if (findings.length === shown.current) return;
    list.current!.querySelectorAll<HTMLElement>('[data-finding]')[shown.current]?.focus();
    shown.current = findings.length;
  }, [findings]);
  return (
    <div className={styles.rule} ref={list}>
      <h5>
        {/* In a new tab: going there in this one would lose the findings, and Back does not bring them back. */}
        <a href={`/docs#rule-${id}`} target="_blank" rel="noopener">
          {id}
          <VisuallyHidden>{opensInNewTab}</VisuallyHidden>
        </a>{' '}
        <span>{title}</span>
      </h5>
      {findings.map((finding, index) => (
        <Place key={index} {...finding} />
      ))}
      {left > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            void more(id, findings.length).then((rest) => setFindings([...findings, ...rest]))
          }
        >
          Show more of {left.toLocaleString('en')} like this
        </Button>
      )}
    </div>
  );
}

function Place({ line, message, lines, plot }: FindingView) {
  return (
    <div className={styles.finding} data-finding tabIndex={-1}>
      <p className={styles.message}>
        <strong>Line {line}</strong>
        {message}
      </p>
      {plot && (
        <figure className={styles.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <path className={styles.mark} d={`M0 ${plot.mark}H100`} />
            <path d={plot.path} />
          </svg>
          <figcaption>{plot.caption}</figcaption>
        </figure>
      )}
      {lines.length > 0 && (
        <ol className={styles.lines} aria-label={`The file around line ${line}`}>
          {lines.map(({ number, pieces: [before, marked, after] }) => (
            <li key={number} value={number} className={classNames(number === line && styles.here)}>
              <span className={styles.number} aria-hidden>
                {number}
              </span>
              <code>
                {before}
                {marked && <mark>{marked}</mark>}
                {after}
              </code>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
