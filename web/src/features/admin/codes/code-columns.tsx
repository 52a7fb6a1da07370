import { Power, PowerOff } from 'lucide-react';
import type { ManagedCode } from '#shared/contracts/codes.ts';
import { Badge, type BadgeProps } from '#web/src/components/badge.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { Column } from '../parts/data-table.tsx';
import actions from '../parts/row-actions.module.css';
import { itemsText, periodText, termsText, usesText } from './code-text.ts';
import styles from './codes.module.css';
import * as messages from './messages.ts';

const states: Record<ManagedCode['state'], { label: string; tone: BadgeProps['tone'] }> = {
  on: { label: messages.on, tone: 'success' },
  off: { label: messages.off, tone: 'plain' },
  later: { label: messages.notYet, tone: 'warning' },
  ended: { label: messages.ended, tone: 'plain' },
  used_up: { label: messages.usedUp, tone: 'plain' },
};

interface Switching {
  pending: boolean;
  setActive: (row: ManagedCode, active: boolean) => void;
}

export function codeColumns(switching: Switching): Column<ManagedCode>[] {
  return [
    {
      id: 'code',
      header: messages.code,
      kind: 'main',
      cell: (row) => (
        <>
          {row.code}
          <span className={styles.items}>{itemsText(row)}</span>
        </>
      ),
    },
    { id: 'terms', header: messages.discount, width: '12rem', cell: termsText },
    { id: 'period', header: messages.valid, width: '13rem', cell: periodText },
    { id: 'uses', header: messages.used, kind: 'figures', width: '8rem', cell: usesText },
    {
      id: 'state',
      header: messages.state,
      width: '7rem',
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{messages.actions}</VisuallyHidden>,
      kind: 'actions',
      width: '6rem',
      cell: (row) => <SwitchButton row={row} {...switching} />,
    },
  ];
}

function SwitchButton({ row, pending, setActive }: Switching & { row: ManagedCode }) {
  if (row.state === 'ended') return null;
  const isOff = row.state === 'off';
  const word = isOff ? messages.switchOn : messages.switchOff;
  return (
    <div className={actions.actions}>
      <button
        type="button"
        className={isOff ? actions.action : actions.danger}
        title={word}
        aria-disabled={pending || undefined}
        onClick={() => !pending && setActive(row, isOff)}
      >
        {isOff ? <Power aria-hidden /> : <PowerOff aria-hidden />}
        <span className={actions.word}>{word}</span>
        <VisuallyHidden> {row.code}</VisuallyHidden>
      </button>
    </div>
  );
}
