import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { CoreRuleId } from '#shared/core-rules/rule-list.ts';
import { Button } from '#web/src/components/button.tsx';
import { opensInNewTab } from '#web/src/components/messages.ts';
import { TextField } from '#web/src/components/text-field.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import styles from './findings.module.css';
import type { FindingView, From, Page, RuleView, SeverityGroup } from './worker-messages.ts';

type More = (rule: CoreRuleId, from: From) => Promise<Page>;

/** With more findings than this, visitors can jump to those of a line. */
const manyFindings = 50;

/** The findings of one severity, by rule, each beside the lines that it refers to. */
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
  const [{ from, findings }, setShown] = useState<Page>({ from: 0, findings: first });
  const next = from + findings.length;
  const left = count - next;
  const list = useRef<HTMLDivElement>(null);
  /** The index of the listed finding that gets the focus. */
  const focused = useRef<number>(undefined);

  // The button disappears with the last findings, and a jump replaces them, so the focus moves to the first new one.
  useEffect(() => {
    if (focused.current === undefined) return;
    list.current!.querySelectorAll<HTMLElement>('[data-finding]')[focused.current]?.focus();
    focused.current = undefined;
  }, [from, findings]);

  async function showMore(): Promise<void> {
    const added = await more(id, next);
    focused.current = findings.length;
    setShown({ from, findings: [...findings, ...added.findings] });
  }

  async function goToLine(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const line = Number(new FormData(event.currentTarget).get('line'));
    const page = await more(id, { line });
    focused.current = 0;
    setShown(page);
  }

  return (
    <div className={styles.rule} ref={list}>
      <h5>
        {/* Opens a new tab: following the link in this one would lose the findings, and Back does not restore them. */}
        <a href={`/docs#rule-${id}`} target="_blank" rel="noopener">
          {id}
          <VisuallyHidden>{opensInNewTab}</VisuallyHidden>
        </a>{' '}
        <span>{title}</span>
      </h5>
      {count > manyFindings && (
        <form className={styles.jump} onSubmit={(event) => void goToLine(event)}>
          <TextField label="From line" name="line" type="number" min={1} required />
          <Button type="submit" variant="secondary">
            Show
          </Button>
          <p>{shownText(from, next, count)}</p>
        </form>
      )}
      {findings.map((finding, index) => (
        <Place key={from + index} {...finding} />
      ))}
      {left > 0 && (
        <Button variant="secondary" size="sm" onClick={() => void showMore()}>
          Show more ({left.toLocaleString('en')} left)
        </Button>
      )}
    </div>
  );
}

/** '4,001 to 4,020 of 9,969' */
function shownText(from: number, next: number, count: number): string {
  const [first, last, all] = [from + 1, next, count].map((one) => one.toLocaleString('en'));
  return `${first} to ${last} of ${all}`;
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
