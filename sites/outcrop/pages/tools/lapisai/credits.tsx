import type { ReactNode } from 'react';
import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { ScaleFigures } from '#web/src/components/scale-figures.tsx';
import { formatMoneyShort } from '#web/src/lib/money.ts';
import styles from './lapisai.module.css';

const { credits, money } = site;

const figures = Object.values(credits.packages).map((each) => ({
  value: formatMoneyShort(each.amountMinor, money.currency),
  label: `${each.credits} credits`,
}));

/** The configured packages as figures, each with its number of credits and its price. */
export function CreditPackages({ label }: { label: string }) {
  return <ScaleFigures figures={figures} label={label} />;
}

export interface CreditsProps {
  to: string;
  /** The label of the button. */
  action: string;
  children: ReactNode;
}

/** How to buy credits, and where to read more. */
export function Credits({ to, action, children }: CreditsProps) {
  return (
    <div className={styles.credits}>
      <p>{children}</p>
      <LinkButton variant="secondary" to={to}>
        {action}
      </LinkButton>
    </div>
  );
}
