import { RichText } from './rich-text.tsx';
import styles from './doc.module.css';

/** A table whose first column names its rows; on a narrow screen each row becomes a small block. */
export function DocTable({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <RichText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={index} data-head={head[index + 1]}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
