import { useId } from 'react';
import { chat } from './chat.ts';
import styles from './suggestions.module.css';

/** Suggested questions, asked with one tap. */
export function Suggestions({ title, questions }: { title: string; questions: readonly string[] }) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p id={id}>{title}</p>
      <ul className={styles.list} aria-labelledby={id}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => chat.send(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
