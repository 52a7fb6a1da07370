import { firstServices, geoAiServices, generalServices, services } from '#site/config/services.ts';
import { ServiceRow } from './service-row.tsx';
import styles from './service-rows.module.css';

interface ServiceRowsProps {
  chosen: readonly string[];
  onTick: (id: string, ticked: boolean) => void;
}

/** The rows of the sheet: the first eight, those that are ticked, and the rest on demand. */
export function ServiceRows({ chosen, onTick }: ServiceRowsProps) {
  const row = (service: (typeof services)[number]) => (
    <ServiceRow
      key={service.id}
      service={service}
      chosen={chosen.includes(service.id)}
      further={services.indexOf(service) >= firstServices}
      onTick={onTick}
    />
  );
  return (
    <fieldset className={styles.sheet}>
      <legend>
        <span>Services</span> <span>Select all that apply</span>
      </legend>
      <ul className={styles.rows}>{generalServices.map(row)}</ul>
      <p className={styles.group}>GeoAI: machine learning on the subsurface’s own data</p>
      <ul className={styles.rows}>{geoAiServices.map(row)}</ul>
      <details className={styles.more}>
        <summary>
          <span>Show all {services.length} services</span>
          <span>Show the first {firstServices} only</span>
        </summary>
      </details>
    </fieldset>
  );
}
