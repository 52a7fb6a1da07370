import type { DeletionScope, DeletionState } from '#shared/contracts/privacy.ts';
import { deletionScopes } from '#shared/site-config/deletion-scopes.ts';
import type { BadgeProps } from '#web/src/components/badge.tsx';

/** Whose data are meant. */
export const scopeLabels: Readonly<Record<DeletionScope, string>> = {
  ...Object.fromEntries(deletionScopes.map(({ scope, short }) => [scope, short])),
  account: 'Account on this site',
};

/** How a request ended. */
export const outcomeLabels: Partial<
  Record<DeletionState, { label: string; tone: BadgeProps['tone'] }>
> = {
  done: { label: 'Deleted', tone: 'success' },
  declined: { label: 'Declined', tone: 'warning' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
};
