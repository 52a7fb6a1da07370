import { Download } from 'lucide-react';
import { downloadsContract } from '../../../../shared/contracts/downloads.ts';
import type { Product } from '../../../../shared/contracts/products.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Picture } from '../../components/picture.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { callUrl } from '../../lib/api/call-url.ts';
import { downloadEpisode } from '../../lib/episodes/download-episode.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Buying } from '../../lib/purchase/use-checkout.ts';
import styles from './products.module.css';

export interface ProductCardProps {
  product: Product;
  /** The Checkout session that paid for it, if the visitor owns it. */
  sessionId: string | undefined;
  buying: Buying;
}

export function ProductCard({ product, sessionId, buying }: ProductCardProps) {
  const { title, category, imageUrl } = product;
  return (
    <Card as="li" className={styles.product}>
      <Picture
        imageUrl={imageUrl}
        sizes="(width >= 40rem) 18rem, 100vw"
        height={320}
        className={styles.cover}
      />
      <div className={styles.text}>
        <p className={styles.category}>{category}</p>
        <h3>{title}</h3>
        <div className={styles.foot}>
          <Price {...{ product, sessionId }} />
          <Get {...{ product, sessionId, buying }} />
        </div>
      </div>
    </Card>
  );
}

function Price({ product, sessionId }: Omit<ProductCardProps, 'buying'>) {
  if (sessionId) return <p className={styles.yours}>Owned</p>;
  if (product.price === 0) return <p className={styles.yours}>Free</p>;
  return <p className={styles.price}>{formatMoney(product.price, product.currency)}</p>;
}

function Get({ product, sessionId, buying }: ProductCardProps) {
  const { id, title, price } = product;
  const name = <VisuallyHidden> {title}</VisuallyHidden>;
  if (price === 0) {
    const address = callUrl(downloadsContract.product, { id });
    return (
      <LinkButton to={address} reload size="sm" variant="secondary" icon={<Download aria-hidden />}>
        Download{name}
      </LinkButton>
    );
  }
  if (sessionId) {
    return (
      <Button
        size="sm"
        variant="secondary"
        icon={<Download aria-hidden />}
        onClick={() => void downloadEpisode({ id, resourceType: 'product' }, sessionId)}
      >
        Download{name}
      </Button>
    );
  }
  return (
    <Button size="sm" pending={buying.pendingId === id} onClick={() => void buying.buy({ id })}>
      Buy{name}
    </Button>
  );
}
