import type { PublicationState } from '#shared/contracts/fields.ts';
import { Badge } from '#web/src/components/badge.tsx';

/** The state of an item; a draft says what it waits for: 'Draft: no PDF'. */
export function StateBadge({ state, missing }: { state: PublicationState; missing?: string }) {
  return state === 'published' ? (
    <Badge tone="success">Published</Badge>
  ) : (
    <Badge tone="warning">{missing ? `Draft: ${missing}` : 'Draft'}</Badge>
  );
}
