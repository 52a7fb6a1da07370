import { Power, PowerOff } from 'lucide-react';
import type { ManagedCode } from '#shared/contracts/codes.ts';
import { Badge, type BadgeProps } from '#web/src/components/badge.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { Column } from '../parts/data-table.tsx';
import actions from '../parts/row-actions.module.css';
import { itemsText, periodText, termsText, usesText } from './code-text.ts';
import styles from './codes.module.css';

const states: Record<ManagedCode['state'], { label: string; tone: BadgeProps['tone'] }> = {
  on: { label: 'On', tone: 'success' },
  off: { label: 'Off', tone: 'plain' },
  later: { label: 'Not yet', tone: 'warning' },
  ended: { label: 'Ended', tone: 'plain' },
  used_up: { label: 'Used up', tone: 'plain' },
};

interface Switching {
  pending: boolean;
  setActive: (row: ManagedCode, active: boolean) => void;
}

export function codeColumns(switching: Switching): Column<ManagedCode>[] {
  return [
    {
      id: 'code',
      header: 'Code',
      kind: 'main',
      cell: (row) => (
        <>
          {row.code}
          <span className={styles.items}>{itemsText(row)}</span>
        </>
      ),
    },
    { id: 'terms', header: 'Discount', width: '12rem', cell: termsText },
    { id: 'period', header: 'Valid', width: '13rem', cell: periodText },
    { id: 'uses', header: 'Used', kind: 'figures', width: '8rem', cell: usesText },
    {
      id: 'state',
      header: 'State',
      width: '7rem',
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>Actions</VisuallyHidden>,
      kind: 'actions',
      width: '6rem',
      cell: (row) => <SwitchButton row={row} {...switching} />,
    },
  ];
}

function SwitchButton({ row, pending, setActive }: Switching & { row: ManagedCode }) {
  if (row.state === 'ended') return null;
  const isOff = row.state === 'off';
  const word = isOff ? 'Switch on' : 'Switch off';
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
