import { callSentences, paragraphs } from './call-and-answer.ts';
import styles from './proposal-sheet.module.css';

/** A drawn proposal: each paragraph beside the sentences of the call that it answers. */
export function ProposalSheet() {
  return (
    <figure className={styles.figure}>
      <div className={styles.spread}>
        <div className={styles.call}>
          <p className={styles.title}>Call for tenders, section 3</p>
          <ol>
            {callSentences.map(({ id, text }) => (
              <li key={id}>
                <span className={styles.letter}>{id}</span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.sheet}>
          <p className={styles.title}>Proposal, draft 1</p>
          {paragraphs.map((paragraph) => (
            <div key={paragraph.heading} className={styles.paragraph}>
              <div>
                <p className={styles.heading}>{paragraph.heading}</p>
                <p>{paragraph.text}</p>
                {'open' in paragraph && (
                  <p className={styles.open}>
                    <strong>Open.</strong> {paragraph.open}
                  </p>
                )}
              </div>
              <p className={styles.answers}>
                <span>answers</span>
                {paragraph.answers.map((id) => (
                  <span key={id} className={styles.letter}>
                    {id}
                  </span>
                ))}
              </p>
            </div>
          ))}
        </div>
      </div>
      <figcaption>
        Fig. 1. A call and the draft that answers it. Drawn: the tool is not open yet.
      </figcaption>
    </figure>
  );
}
