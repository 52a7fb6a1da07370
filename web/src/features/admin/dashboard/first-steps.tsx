import { PageLink } from '#web/src/components/page-link.tsx';
import { Section } from '#web/src/components/section.tsx';
import { useAdminCall } from '../parts/use-admin-call.ts';
import { firstStepTexts } from './first-step-texts.ts';
import styles from './first-steps.module.css';
import * as messages from './messages.ts';

/** What a new shop still needs. Renders nothing once everything is done, or if it cannot be loaded. */
export function FirstSteps() {
  const { data } = useAdminCall('GET /api/admin/first-steps', {});
  if (!data || data.steps.every(({ isDone }) => isDone)) return null;
  const left = data.steps.filter(({ isDone }) => !isDone).length;
  const intro = messages.stepsLeft(left, data.steps.length);
  return (
    <Section stacked heading={messages.beforeFirstSale} intro={intro}>
      <ol className={styles.steps}>
        {data.steps.map(({ id, isDone, isUnknown }) => {
          const { title, how, to } = firstStepTexts[id];
          return (
            <li key={id} className={isDone ? styles.done : undefined}>
              <strong>{to && !isDone ? <PageLink to={to}>{title}</PageLink> : title}</strong>
              <span>{isDone ? messages.done : isUnknown ? messages.couldNotBeChecked : how}</span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
