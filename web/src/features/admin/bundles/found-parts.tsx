import { Plus } from 'lucide-react';
import { fromMinor } from '#shared/constants/money.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { PartKind } from '#shared/contracts/bundles.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { Button } from '#web/src/components/button.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import { kindLabels } from '../dashboard/kind-labels.ts';
import { useAdminCall } from '../parts/use-admin-call.ts';
import styles from './bundles.module.css';
import * as messages from './messages.ts';
import type { ChosenPart } from './part-choice.tsx';

interface FoundPartsProps {
  q: string;
  currency: string;
  isChosen: (part: ChosenPart) => boolean;
  onChoose: (part: ChosenPart) => void;
}

interface Listed {
  id: string;
  title: string;
  price: number;
  currency: string;
}

const { podcasts, products } = capabilities;

/** What is on sale and has these words, to be added. */
export function FoundParts({ q, currency, isChosen, onChoose }: FoundPartsProps) {
  const query = { q, limit: 8, state: 'published' as const };
  const options = { keepPreviousData: true };
  const articles = useAdminCall(articlesAdminContract.listManaged, query, options).data?.rows;
  const episodes = useAdminCall(podcastsAdminContract.listManaged, podcasts ? query : null, options)
    .data?.rows;
  const files = useAdminCall(productsContract.listManaged, products ? query : null, options).data
    ?.rows;
  const found = [
    ...partsOf('article', articles),
    ...partsOf('podcast', episodes),
    ...partsOf('product', [...(files ?? []), ...ownFiles(q)]),
  ].filter((part) => part.price > 0 && part.currency === currency && !isChosen(part));
  const isLoaded = articles !== undefined;
  return (
    <>
      <p role="status" className={styles.sum}>
        {isLoaded && found.length === 0 && messages.nothingWithTheseWordsCan}
      </p>
      <ul className={styles.found} aria-label={messages.foundItems}>
        {found.map(({ currency: _currency, ...part }) => (
          <li key={`${part.resourceType}#${part.resourceId}`}>
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus aria-hidden />}
              onClick={() => onChoose(part)}
            >
              <VisuallyHidden>{messages.add}</VisuallyHidden>
              {part.title}
              <span className={styles.price}>
                {kindLabels[part.resourceType]}, {formatMoney(part.price, currency)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function partsOf(resourceType: PartKind, rows: readonly Listed[] = []) {
  return rows.map(({ id: resourceId, title, price, currency }) => {
    return { resourceType, resourceId, title, price, currency };
  });
}

function ownFiles(q: string): Listed[] {
  return ownProducts
    .filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
    .map((own) => ({ ...own, price: fromMinor(own.amountMinor, own.currency) }));
}
