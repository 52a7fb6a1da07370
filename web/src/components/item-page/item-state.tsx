import { failureText, hasCode, type ApiError } from '../../lib/api/api-error.ts';
import { Button, LinkButton } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { PageHeading } from '../page-heading.tsx';
import { Page } from '../page.tsx';
import { Skeleton } from '../skeleton.tsx';
import * as messages from './messages.ts';

export interface ItemStateProps {
  noun: keyof typeof messages.withArticle;
  /** Whether there is no such item. */
  missing: boolean;
  error: ApiError | undefined;
  retry: () => void;
  list: { to: string; label: string };
}

/** Shown instead of an item while it is loading, if it could not be loaded, or if it does not exist. */
export function ItemState({ noun, missing, error, retry, list }: ItemStateProps) {
  const gone = missing || hasCode(error, 'not_found', 'validation_failed');
  if (gone) {
    return (
      <Page narrow>
        <PageHeading
          kicker={list.label}
          title={messages.weCouldntFindThisNoun(noun)}
          lead={messages.linkMayBeMistyped(messages.withArticle[noun])}
        >
          <LinkButton to={list.to}>{messages.backToList(list.label)}</LinkButton>
          <LinkButton variant="secondary" to="/purchases">
            {messages.myPurchases}
          </LinkButton>
        </PageHeading>
      </Page>
    );
  }
  if (error) {
    return (
      <Page narrow>
        <PageHeading kicker={list.label} title={messages.errorLoadingContent} />
        <Notice
          tone="error"
          title={messages.weCouldntLoadThisNoun(noun)}
          action={<Button onClick={retry}>{messages.tryAgain}</Button>}
        >
          {failureText(error, messages.pleaseTryAgainInMoment)}
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
