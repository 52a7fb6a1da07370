import { Link } from 'react-router-dom';
import { reportsContract } from '#shared/contracts/reports.ts';
import { Section } from '#web/src/components/section.tsx';
import { useAdminCall } from '../parts/use-admin-call.ts';
import { firstStepTexts } from './first-step-texts.ts';
import styles from './first-steps.module.css';

/** What a new shop still needs. Renders nothing once everything is done, or if it cannot be loaded. */
export function FirstSteps() {
  const { data } = useAdminCall(reportsContract.firstSteps, {});
  if (!data || data.steps.every(({ isDone }) => isDone)) return null;
  const left = data.steps.filter(({ isDone }) => !isDone).length;
  const intro =
    left === 1 ? 'One step is left.' : `${left} of ${data.steps.length} steps are left.`;
  return (
    <Section stacked heading="Before the first sale" intro={intro}>
      <ol className={styles.steps}>
        {data.steps.map(({ id, isDone }) => {
          const { title, how, to } = firstStepTexts[id];
          return (
            <li key={id} className={isDone ? styles.done : undefined}>
              <strong>{to && !isDone ? <Link to={to}>{title}</Link> : title}</strong>
              <span>{isDone ? 'Done' : how}</span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
