import { failureText, hasCode, type ApiError } from '../../lib/api/api-error.ts';
import { Button, LinkButton } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { PageHeading } from '../page-heading.tsx';
import { Page } from '../page.tsx';
import { Skeleton } from '../skeleton.tsx';

export interface ItemStateProps {
  /** 'article', 'episode', 'product' */
  noun: string;
  /** There is no such item. */
  missing: boolean;
  error: ApiError | undefined;
  retry: () => void;
  list: { to: string; label: string };
}

/** In place of an item: it is on its way, could not be loaded, or is not there. */
export function ItemState({ noun, missing, error, retry, list }: ItemStateProps) {
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  const gone = missing || hasCode(error, 'not_found', 'validation_failed');
  if (gone) {
    return (
      <Page narrow>
        <PageHeading
          kicker={list.label}
          title={`We couldn’t find this ${noun}`}
          lead={`The link may be mistyped, or it may lead to ${article} ${noun} that has been removed. What you bought stays in My Purchases.`}
        >
          <LinkButton to={list.to}>Back to {list.label}</LinkButton>
          <LinkButton variant="secondary" to="/purchases">
            My Purchases
          </LinkButton>
        </PageHeading>
      </Page>
    );
  }
  if (error) {
    return (
      <Page narrow>
        <PageHeading kicker={list.label} title="Error loading content" />
        <Notice
          tone="error"
          title={`We couldn’t load this ${noun}`}
          action={<Button onClick={retry}>Retry</Button>}
        >
          {failureText(error, 'Please try again in a moment.')}
        </Notice>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading kicker={list.label} title={<Skeleton width="60%" />} />
      <Skeleton height="24rem" />
    </Page>
  );
}
