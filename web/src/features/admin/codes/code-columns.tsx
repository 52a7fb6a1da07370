import { Power, PowerOff } from 'lucide-react';
import type { CodeState, ManagedCode } from '#shared/contracts/codes.ts';
import { Badge, type BadgeProps } from '#web/src/components/badge.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { Column } from '../parts/data-table.tsx';
import actions from '../parts/row-actions.module.css';
import { itemsText, periodText, termsText, usesText } from './code-text.ts';
import styles from './codes.module.css';
import * as messages from './messages.ts';

export const codeStates: Record<CodeState, string> = {
  on: messages.on,
  off: messages.off,
  later: messages.notYet,
  ended: messages.ended,
  used_up: messages.usedUp,
};

const tones: Record<CodeState, BadgeProps['tone']> = {
  on: 'success',
  off: 'plain',
  later: 'warning',
  ended: 'plain',
  used_up: 'plain',
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
      sort: 'code',
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
    {
      id: 'uses',
      header: messages.used,
      sort: '-used',
      kind: 'figures',
      width: '8rem',
      cell: usesText,
    },
    {
      id: 'state',
      header: messages.state,
      sort: 'state',
      width: '7rem',
      cell: ({ state }) => <Badge tone={tones[state]}>{codeStates[state]}</Badge>,
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
        <span className={actions.label}>{word}</span>
        <VisuallyHidden> {row.code}</VisuallyHidden>
      </button>
    </div>
  );
}
