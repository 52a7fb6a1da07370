import { NumberTable } from '../parts/number-table.tsx';
import { FlagMark } from './flag-mark.tsx';
import { readings } from './sample-report.ts';
import styles from './reading-table.module.css';

/** The sample's values beside both guidelines. */
export function ReadingTable() {
  return (
    <NumberTable>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Found</th>
          <th scope="col">
            <abbr title="Health Canada">HC</abbr>
          </th>
          <th scope="col">
            <abbr title="World Health Organization">WHO</abbr>
          </th>
          <th scope="col">Flag</th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ parameter, found, unit, healthCanada, who, flag }) => (
          <tr key={parameter}>
            <th scope="row">
              {parameter} <span className={styles.unit}>{unit}</span>
            </th>
            <td>{found}</td>
            <td>{healthCanada}</td>
            <td>{who}</td>
            <td>
              <FlagMark flag={flag} />
            </td>
          </tr>
        ))}
      </tbody>
    </NumberTable>
  );
}
