import { LinkButton } from '#web/src/components/button.tsx';
import { Section } from '#web/src/components/section.tsx';
import { InputOutputFigure } from './input-output-figure.tsx';
import { RequestSlip } from './request-slip.tsx';
import { ServiceRows } from './service-rows.tsx';
import styles from './consulting.module.css';

interface ConsultingProps {
  chosen: readonly string[];
  onTick: (id: string, ticked: boolean) => void;
  onClear: () => void;
}

/** Consulting as a laboratory takes orders: a sheet with boxes to tick, and a slip of what was ticked. */
export function Consulting({ chosen, onTick, onClear }: ConsultingProps) {
  return (
    <Section
      id="consulting"
      stacked
      heading="Consulting: choose the work, send the data"
      intro="When the data is yours and the deadline is close."
    >
      <div className={styles.opening}>
        <p className={styles.terms}>
          Send us what you have, in whatever state it is in: a folder of LAS files, a shapefile from
          1998, a spreadsheet of water samples. You get an honest reading of what can be done with
          it, then the work itself, documented so that somebody else can repeat it.
        </p>
        <InputOutputFigure />
      </div>
      <div className={styles.desk}>
        <ServiceRows chosen={chosen} onTick={onTick} />
        <RequestSlip chosen={chosen} onClear={onClear} />
      </div>
      <p className={styles.actions}>
        <LinkButton variant="secondary" to="/data-analysis-service">
          Data analysis service
        </LinkButton>
        <LinkButton variant="quiet" to="/articles">
          See how we write
        </LinkButton>
        <LinkButton variant="quiet" to="/store">
          Visit the store
        </LinkButton>
      </p>
    </Section>
  );
}
