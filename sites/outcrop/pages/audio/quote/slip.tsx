import { Link2, Mail } from 'lucide-react';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { audioMoney } from '../audio-money.ts';
import { copyWithToast } from '../copy-with-toast.ts';
import { sampleName } from '../sample-text.ts';
import { lineText } from './line-text.ts';
import { orderMail } from './order-mail.ts';
import { orderQuery } from './order-query.ts';
import { deliveryText } from './order-labels.ts';
import type { Order } from './order.ts';
import type { Quote } from './quote-order.ts';
import styles from './slip.module.css';
import { Tape } from './tape.tsx';

interface SlipProps {
  order: Order;
  quote: Quote;
  /** Set while the length is invalid: the slip still shows the previous one, and cannot be shared or sent. */
  onIncomplete: (() => void) | undefined;
}

/** Your total, line by line, as on a receipt. */
export function Slip({ order, quote, onIncomplete }: SlipProps) {
  const { minutes, lines, totalMinor } = quote;
  const link = () => `${location.origin}/audio${orderQuery(order)}#quote`;
  return (
    <div className={styles.slip}>
      <h3 id="slip">Your total</h3>
      <Tape {...quote} />
      <table aria-labelledby="slip">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { label, working, amount } = lineText(line, order);
            return (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <span>{working}</span>
                </th>
                <td>
                  {line.kind !== 'narration' && '+ '}
                  {amount}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>
              <span>Total</span> <output>{audioMoney(totalMinor)}</output>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.small}>
        {onIncomplete &&
          `Still for ${order.length.count} ${order.length.unit}: the length you entered is not valid. `}
        {order.length.unit === 'pages' && 'Estimated from pages. '}
        The MP3 comes {deliveryText(minutes, order.rush)}. You pay nothing until you approve the
        free {sampleName}.
      </p>
      <div className={styles.actions}>
        {onIncomplete ? (
          <Button wide icon={<Mail aria-hidden />} onClick={onIncomplete}>
            Email this order
          </Button>
        ) : (
          <LinkButton wide to={orderMail(order, quote)} icon={<Mail aria-hidden />}>
            Email this order
          </LinkButton>
        )}
        <Button
          wide
          variant="secondary"
          icon={<Link2 aria-hidden />}
          onClick={onIncomplete ?? (() => void copyWithToast(link(), 'Link copied'))}
        >
          Copy link to this order
        </Button>
      </div>
      <p className={styles.small}>
        Surcharges multiply the narration one after the other, each result rounded to the cent,
        halves up. Add-ons are not multiplied.
      </p>
    </div>
  );
}
