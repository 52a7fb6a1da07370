import type { OrderEvent } from '#shared/contracts/orders.ts';
import { site } from '#shared/site-config/site.ts';
import { eventText } from './event-text.ts';
import * as messages from './messages.ts';
import styles from './orders.module.css';

const time = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'medium' });

/** The events of an order, oldest first, with their sources. */
export function Timeline({
  events,
  currency,
}: {
  events: readonly OrderEvent[];
  currency: string;
}) {
  return (
    <section className={styles.section}>
      <h2>{messages.whatHappened}</h2>
      <ol className={styles.timeline}>
        {events.map((event, index) => (
          <li key={index} data-by={event.by}>
            <p>{eventText(event, currency)}</p>
            <p className={styles.time}>
              <span>{event.by === 'stripe' ? messages.stripe : messages.shop}</span>
              <time dateTime={event.at}>{time.format(new Date(event.at))}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
