import styles from './chorus.module.css';

const lines = [
  { words: 'say it', bars: ['F7', 'B♭7', 'F7', 'Cm7 F7'] },
  { words: 'say it again', bars: ['B♭7', 'Bdim7', 'F7', 'Am7 D7'] },
  { words: 'answer it', bars: ['Gm7', 'C7', 'F7 D7', 'Gm7 C7'] },
];

/** A blues chorus, bar by bar. The fifth and ninth bars, where a player can find the way back, are coloured. */
export function Chorus({ caption }: { caption: string }) {
  return (
    <table className={styles.chorus}>
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ words, bars }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            {bars.map((chords, bar) => (
              <td key={bar}>{chords}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
