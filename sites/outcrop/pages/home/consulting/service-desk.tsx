import { useHome } from '../home-choices.tsx';
import styles from './consulting.module.css';
import { RequestSlip } from './request-slip.tsx';
import { ServiceRows } from './service-rows.tsx';

/** Consulting in the form of a laboratory's order: a sheet of boxes to tick, and a slip with what was ticked. */
export function ServiceDesk() {
  const { services, tick, clear } = useHome().choices;
  return (
    <div className={styles.desk}>
      <ServiceRows chosen={services} onTick={tick} />
      <RequestSlip chosen={services} onClear={clear} />
    </div>
  );
}
