import { answer, question, sources } from './conversation.ts';
import styles from './phone.module.css';

/** A drawn phone with a question and its answer; the sources are in the margin, like notes on a proof. */
export function Phone() {
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet}>
        <div className={styles.phone}>
          <div className={styles.bar} aria-hidden>
            <span>14:35</span>
            <span>LapisAI</span>
          </div>
          <p className={styles.question}>{question}</p>
          <p className={styles.answer}>
            {answer.map(({ text, source }) => (
              <span key={text}>
                {text}
                <sup aria-hidden>{source}</sup>{' '}
              </span>
            ))}
          </p>
          <div className={styles.box} aria-hidden>
            Ask about rocks, logs, water …
          </div>
        </div>
        <ol className={styles.notes}>
          {sources.map(({ number, kind, title, place }) => (
            <li key={number}>
              <span className={styles.number} aria-hidden>
                {number}
              </span>
              <span className={styles.kind}>{kind}</span>
              <cite>{title}</cite>
              <span className={styles.kind}>{place}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption>
        Fig. 1. A question put at the outcrop, and what the answer rests on. Drawn, with invented
        sources.
      </figcaption>
    </figure>
  );
}
