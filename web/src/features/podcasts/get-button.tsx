import { Download } from 'lucide-react';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useOffer } from '../../lib/auth-required.ts';
import type { Buying } from '../../lib/purchase/use-checkout.ts';
import { hasOffer } from '../../lib/purchase/entitlements.ts';
import { downloadItem } from '../../lib/purchase/download-item.ts';
import { formatMoney } from '../../lib/money.ts';
import type { PlayableEpisode } from '../../lib/player/player.ts';
import * as messages from './messages.ts';

export interface GetButtonProps extends Pick<ButtonProps, 'size'> {
  episode: PlayableEpisode;
  buying: Buying;
  /** Whether to show 'Buy for £2.50', because the price is not beside the button. */
  withPrice?: boolean;
}

/** The button that buys an episode, or downloads an owned one; renders nothing if neither is possible. */
export function GetButton({ episode, buying, size = 'sm', withPrice = false }: GetButtonProps) {
  const { id, title, owned, ownership, sessionId, price, currency } = episode;
  const offer = useOffer(ownership);
  if (owned) {
    return (
      <Button
        size={size}
        variant="secondary"
        icon={<Download aria-hidden />}
        onClick={() => void downloadItem(episode, sessionId)}
      >
        {messages.download}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    );
  }
  if (!hasOffer(ownership)) return null;
  return (
    <Button
      size={size}
      pending={buying.pendingId === id}
      onClick={() => void buying.buy(episode)}
      {...offer}
    >
      {withPrice ? messages.buyForPrice(formatMoney(price, currency)) : messages.buy}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}
