import { useHome } from '../home-choices.tsx';
import styles from './consulting.module.css';
import { RequestSlip } from './request-slip.tsx';
import { ServiceRows } from './service-rows.tsx';

/** Consulting as a laboratory takes orders: a sheet with boxes to tick, and a slip of what was ticked. */
export function ServiceDesk() {
  const { services, tick, clear } = useHome().choices;
  return (
    <div className={styles.desk}>
      <ServiceRows chosen={services} onTick={tick} />
      <RequestSlip chosen={services} onClear={clear} />
    </div>
  );
}
