import type { FunnelItem } from '#shared/contracts/reports.ts';
import * as messages from './messages.ts';

export const titleOf = ({ title, resourceId }: FunnelItem): string =>
  title ?? messages.deletedItem(resourceId);
