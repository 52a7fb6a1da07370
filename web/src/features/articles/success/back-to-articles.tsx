import { LinkButton } from '#web/src/components/button.tsx';
import * as messages from './messages.ts';

export function BackToArticles() {
  return (
    <LinkButton variant="secondary" to="/articles">
      {messages.backToArticles}
    </LinkButton>
  );
}
