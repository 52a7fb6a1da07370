import { SiteLink } from '../../../components/site-link.tsx';
import styles from './code.module.css';

/** A line of output; the first line of a finding has its severity marked and its rule linked. */
export function OutputLine({ line }: { line: string }) {
  const [, place, severity, rule] =
    /^(\S+:\d+) {2}(error|warning|info) {2}([\w-]+)$/.exec(line) ?? [];
  if (!severity) {
    return (
      <span className={line.startsWith('  ') ? styles.message : styles.line}>{`${line}\n`}</span>
    );
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
