import { Download, Headphones } from 'lucide-react';
import type { PurchaseRecord } from '#shared/contracts/purchase.ts';
import { Button } from '#web/src/components/button.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { hasCode } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { downloadItem } from '#web/src/lib/purchase/download-item.ts';
import { player } from '#web/src/lib/player/player.ts';
import { toast } from '#web/src/lib/toast.ts';
import { boughtAccess } from '#web/src/components/article-download/download-access.ts';
import { DownloadButton } from '#web/src/components/article-download/download-button.tsx';
import * as messages from './messages.ts';

/** What buyers can do with what they own: listen to an episode, download a file again. */
export function OwnedActions({ purchase }: { purchase: PurchaseRecord }) {
  const { id: sessionId, resourceId, resourceType, title } = purchase;
  if (resourceType === 'article') {
    return (
      <DownloadButton
        article={{ id: resourceId, title }}
        access={boughtAccess(resourceId, sessionId)}
        label={messages.downloadAgain}
        size="sm"
      />
    );
  }
  if (resourceType === 'credits') return null;
  return (
    <>
      {resourceType === 'podcast' && <ListenButton purchase={purchase} />}
      <Button
        size="sm"
        variant={resourceType === 'podcast' ? 'secondary' : 'primary'}
        icon={<Download aria-hidden />}
        onClick={() => void downloadItem({ id: resourceId, resourceType }, sessionId)}
      >
        {messages.downloadAgain}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </>
  );
}

function ListenButton({ purchase }: { purchase: PurchaseRecord }) {
  const { id: sessionId, resourceId, title } = purchase;
  const listen = useAction(async () => {
    try {
      const episode = await call('GET /api/podcasts/{id}', { id: resourceId });
      player.open({ ...episode, owned: true, sessionId });
    } catch (error) {
      toast.error(
        hasCode(error, 'not_found') ? messages.episodeDataNotFound : messages.playbackError,
      );
    }
  });
  return (
    <Button
      size="sm"
      icon={<Headphones aria-hidden />}
      pending={listen.pending}
      onPointerEnter={player.warm}
      onClick={() => void listen.run()}
    >
      {messages.listen}
      <VisuallyHidden>{messages.toTitle(title)}</VisuallyHidden>
    </Button>
  );
}
