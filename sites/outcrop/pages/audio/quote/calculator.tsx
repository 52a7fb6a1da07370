import { useRef, useState } from 'react';
import { audio } from '#site/config/audio.ts';
import { AddOnRow } from './add-on-row.tsx';
import styles from './calculator.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { LengthRow } from './length-row.tsx';
import { formattingLabels, languageLabels, rushLabelsFor, voiceLabels } from './order-labels.ts';
import { formattings, languages, rushes, voices } from './order.ts';
import { quoteOrder } from './quote-order.ts';
import { Slip } from './slip.tsx';
import { useOrder } from './use-order.ts';

/** The order slip: choices on the left, the total on the right. Without scripts it shows the smallest order. */
export function Calculator() {
  const [order, change] = useOrder();
  const [unread, setUnread] = useState<string>();
  const lengthField = useRef<HTMLInputElement>(null);
  const quote = quoteOrder(order, audio);
  return (
    <div className={styles.pad}>
      <div>
        <LengthRow
          length={order.length}
          onChange={(length) => change({ length })}
          unread={unread}
          onUnread={setUnread}
          field={lengthField}
        />
        <ChoiceRow
          legend="Voice"
          name="voice"
          values={voices}
          words={voiceLabels}
          chosen={order.voice}
          onChoose={(voice) => change({ voice })}
        />
        <ChoiceRow
          legend="Language"
          name="language"
          values={languages}
          words={languageLabels}
          chosen={order.language}
          onChoose={(language) => change({ language })}
        />
        <ChoiceRow
          legend="Formatting"
          name="formatting"
          values={formattings}
          words={formattingLabels}
          chosen={order.formatting}
          onChoose={(formatting) => change({ formatting })}
        />
        <ChoiceRow
          legend="Rush"
          name="rush"
          values={rushes}
          words={rushLabelsFor(quote.minutes)}
          chosen={order.rush}
          onChoose={(rush) => change({ rush })}
        />
        <AddOnRow chosen={order.addOns} onChange={(addOns) => change({ addOns })} />
      </div>
      <Slip
        order={order}
        quote={quote}
        onIncomplete={unread === undefined ? undefined : () => lengthField.current?.focus()}
      />
    </div>
  );
}
