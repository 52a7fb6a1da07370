import { SiteLink } from '#web/src/components/site-link.tsx';
import styles from './code.module.css';

const findingLine = /^(\S+:\d+) {2}(error|warning|info) {2}([\w-]+)$/;

export function isFindingLine(line: string): boolean {
  return findingLine.test(line);
}

/** A line of output; the first line of a finding has its severity marked and its rule linked. */
export function OutputLine({ line, isMessage }: { line: string; isMessage: boolean }) {
  const [, place, severity, rule] = findingLine.exec(line) ?? [];
  if (!severity) {
    return <span className={isMessage ? styles.message : styles.line}>{`${line}\n`}</span>;
  }
  return (
    <span className={styles.line}>
      <strong>{place}</strong>
      {'  '}
      <span className={styles[severity]}>{severity}</span>
      {'  '}
      <SiteLink to={`/docs#rule-${rule}`}>{rule}</SiteLink>
      {'\n'}
    </span>
  );
}
