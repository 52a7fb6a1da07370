import type { MemberAccess } from '#shared/contracts/members.ts';
import type { BadgeProps } from '#web/src/components/badge.tsx';
import * as messages from './messages.ts';

/** The states of access to an item, as the admin pages show them. */
export const accessStates: Record<
  MemberAccess['state'],
  { label: string; tone: BadgeProps['tone'] }
> = {
  owned: { label: messages.owned, tone: 'success' },
  processing: { label: messages.paymentPending, tone: 'warning' },
  refunded: { label: messages.refunded, tone: 'plain' },
  disputed: { label: messages.disputed, tone: 'warning' },
  charged_back: { label: messages.chargedBack, tone: 'danger' },
  revoked: { label: messages.accessRemoved, tone: 'danger' },
};
