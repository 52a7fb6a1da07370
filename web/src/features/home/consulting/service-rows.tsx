import { useState } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import {
  firstServices,
  geoAiServices,
  generalServices,
  services,
} from '#shared/site-config/services.ts';
import { ServiceRow } from './service-row.tsx';
import styles from './service-rows.module.css';

const rowsId = 'service-rows';

interface ServiceRowsProps {
  chosen: readonly string[];
  onTick: (id: string, ticked: boolean) => void;
}

/** The rows of the sheet: the first eight, those that are ticked, and the rest when asked for. */
export function ServiceRows({ chosen, onTick }: ServiceRowsProps) {
  const [open, setOpen] = useState(false);
  const first = services.slice(0, firstServices);
  const isFolded = (id: string) =>
    !open && !chosen.includes(id) && !first.some((service) => service.id === id);
  const row = (service: (typeof services)[number]) => (
    <ServiceRow
      key={service.id}
      service={service}
      chosen={chosen.includes(service.id)}
      folded={isFolded(service.id)}
      onTick={onTick}
    />
  );
  const geoAiFolded = geoAiServices.every(({ id }) => isFolded(id));
  return (
    <fieldset className={styles.sheet}>
      <legend>
        <span>Services</span> <span>Select all that apply</span>
      </legend>
      <div id={rowsId}>
        <ul className={styles.rows}>{generalServices.map(row)}</ul>
        <p className={classNames(styles.group, geoAiFolded && styles.folded)}>
          GeoAI: machine learning on the subsurface’s own data
        </p>
        <ul className={styles.rows}>{geoAiServices.map(row)}</ul>
      </div>
      <div className={styles.more}>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={open}
          aria-controls={rowsId}
          onClick={() => setOpen(!open)}
        >
          {open ? `Show the first ${firstServices} only` : `Show all ${services.length} services`}
        </Button>
      </div>
    </fieldset>
  );
}
