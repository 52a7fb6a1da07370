import { Button } from '#web/src/components/button.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import type { usePages } from '#web/src/lib/api/use-pages.ts';
import * as messages from './messages.ts';

interface MoreRowsProps {
  more: ReturnType<typeof usePages>['more'];
  /** Said if the next rows could not be read. */
  failure: string;
}

/** Loads the next rows of a list in an editor. */
export function MoreRows({ more, failure }: MoreRowsProps) {
  return (
    <>
      {more.error !== undefined && <p role="alert">{failureText(more.error, failure)}</p>}
      {more.possible && (
        <Button
          size="sm"
          variant="secondary"
          pending={more.loading}
          onClick={() => void more.load()}
        >
          {messages.showMore}
        </Button>
      )}
    </>
  );
}
