import { excerptChoices } from '#shared/constants/excerpt-seconds.ts';
import type { ManagedPreview } from '#shared/contracts/item-preview.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { Select } from '#web/src/components/select.tsx';
import * as messages from './messages.ts';

export interface ExcerptFieldProps {
  /** Undefined if no excerpt is public. */
  excerpt: ManagedPreview['excerpt'];
  error: string | undefined;
}

/** A field for the length of a public excerpt, and the excerpt's state. */
export function ExcerptField({ excerpt, error }: ExcerptFieldProps) {
  const { seconds = 0, state = 'none', problem } = excerpt ?? {};
  // An API client may have set another length.
  const lengths = [...new Set([...excerptChoices, seconds])].sort((a, b) => a - b);
  return (
    <>
      <Select
        label={messages.excerpt}
        name="excerptSeconds"
        options={lengths.map((length) => ({
          value: String(length),
          label: messages.firstSeconds(length),
        }))}
        defaultValue={String(seconds)}
        hint={[messages.excerptHint, stateTexts[state]].filter(Boolean).join(' ')}
        error={error}
      />
      {state === 'failed' && (
        <Notice tone="error" title={messages.weCouldntMakeExcerpt}>
          {problem} {messages.fileIsFineToSell}
        </Notice>
      )}
    </>
  );
}

const stateTexts = {
  none: '',
  making: messages.wereCuttingExcerpt,
  made: messages.excerptIsPublic,
  failed: '',
};
