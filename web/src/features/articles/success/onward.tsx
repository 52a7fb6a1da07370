import { LinkButton } from '#web/src/components/button.tsx';
import * as messages from './messages.ts';

/** Links from the end of a purchase to the library and to everything bought. */
export function Onward() {
  return (
    <>
      <LinkButton variant="secondary" to="/articles">
        {messages.backToArticles}
      </LinkButton>
      <LinkButton variant="quiet" to="/purchases">
        {messages.myPurchases}
      </LinkButton>
    </>
  );
}
