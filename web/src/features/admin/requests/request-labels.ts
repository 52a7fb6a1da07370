import type { DeletionScope, DeletionState } from '#shared/contracts/privacy.ts';
import { deletionScopes } from '#shared/site-config/deletion-scopes.ts';
import type { BadgeProps } from '#web/src/components/badge.tsx';
import * as messages from './messages.ts';

/** The labels of the scopes of data. */
export const scopeLabels: Readonly<Record<DeletionScope, string>> = {
  ...Object.fromEntries(deletionScopes.map(({ scope, short }) => [scope, short])),
  account: messages.accountOnThisSite,
};

/** The labels of outcomes. */
export const outcomeLabels: Partial<
  Record<DeletionState, { label: string; tone: BadgeProps['tone'] }>
> = {
  done: { label: messages.deleted, tone: 'success' },
  declined: { label: messages.declined, tone: 'warning' },
  withdrawn: { label: messages.withdrawn, tone: 'plain' },
};
