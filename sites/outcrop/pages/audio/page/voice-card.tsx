import type { ReactNode } from 'react';
import { audio } from '#site/config/audio.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { LinkButton } from '#web/src/components/button.tsx';
import { audioMoney } from '../audio-money.ts';
import type { Voice } from '../quote/order.ts';
import { voiceLabels } from '../quote/order-labels.ts';
import styles from './pricing.module.css';

const traces: Record<Voice, string> = {
  standard:
    'M4 15v10M12 12v16M20 14v12M28 12v16M36 15v10M44 18v4M52 13v14M60 12v16M68 14v12M76 12v16M84 15v10M92 18v4M100 13v14M108 12v16M116 14v12M124 12v16M132 15v10M140 18v4M148 13v14M156 12v16M164 14v12M172 12v16M180 15v10M188 18v4M196 15v10',
  cinematic:
    'M4 18v4M12 15v10M20 9v22M28 4v32M36 2v36M44 8v24M52 16v8M60 19v2M68 19v2M76 17v6M84 12v16M92 6v28M100 1v38M108 5v30M116 12v16M124 17v6M132 19v2M140 14v12M148 8v24M156 3v34M164 10v20M172 15v10M180 18v4M188 19v2M196 17v6',
};

export interface VoiceCardProps {
  voice: Voice;
  /** Set on the highlighted voice. */
  praise?: string;
  /** The unit of the price. */
  unit: string;
  rate: string;
  /** The label of the button. */
  pay: string;
  when: string;
  children: ReactNode;
}

/** A voice with its price and payment link. */
export function VoiceCard({ voice, praise, unit, rate, pay, when, children }: VoiceCardProps) {
  const { amountMinor, paymentUrl } = audio.voices[voice];
  return (
    <article className={styles.card} data-popular={praise ? true : undefined}>
      <div className={styles.name}>
        <h3>{voiceLabels[voice].label} voice</h3>
        {praise && <Badge tone="accent">{praise}</Badge>}
      </div>
      <svg className={styles.trace} viewBox="0 0 200 40" preserveAspectRatio="xMinYMid" aria-hidden>
        <path d={traces[voice]} />
      </svg>
      <p className={styles.text}>{children}</p>
      <p className={styles.price}>
        <span>{audioMoney(amountMinor)}</span> {unit}
      </p>
      <p className={styles.note}>{rate}</p>
      <LinkButton variant={praise ? 'primary' : 'secondary'} to={paymentUrl} className={styles.pay}>
        {pay}
      </LinkButton>
      <p className={styles.note}>{when}</p>
    </article>
  );
}
