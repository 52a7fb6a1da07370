import { coreRelease } from '#tools/core/release.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import styles from './install-steps.module.css';

const steps = [
  {
    title: 'Install it',
    text: 'In the folder that you saved the file to, with Node.js 20 or later:',
    command: `npm install --global ./${coreRelease.fileName}`,
  },
  {
    title: 'See that it is there',
    text: `It answers ${coreRelease.version}.`,
    command: 'core --version',
  },
  {
    title: 'Check your first folder',
    text: 'Every problem comes with its file, its line and what to do about it.',
    command: 'core check logs/',
  },
] as const;

/** The steps from the downloaded file to the first report. */
export function InstallSteps() {
  return (
    <section aria-labelledby="install-core" className={styles.place}>
      <h2 id="install-core">From file to first print-out</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text, command }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <pre tabIndex={0} aria-label={title}>
              <code>{command}</code>
            </pre>
          </li>
        ))}
      </ol>
      <LinkButton variant="secondary" to="/docs">
        Open the documentation
      </LinkButton>
    </section>
  );
}
