import { useState } from 'react';
import { TextArea } from '../parts/text-area.tsx';
import { useCounted } from '../parts/use-counted.tsx';
import { DescriptionPreview } from './description-preview.tsx';
import * as messages from './messages.ts';

export interface DescriptionFieldsProps {
  shortDescription: string;
  longDescription: string;
  /** The minimum length of each; 0 if an item may have none. */
  least: number;
  errors: Record<string, string>;
}

/** Fields for the text on the card and the text on the item's own page. */
export function DescriptionFields(props: DescriptionFieldsProps) {
  const { shortDescription, longDescription, least, errors } = props;
  const short = useCounted(shortDescription, { least, most: 500 });
  const long = useCounted(longDescription, { least, most: 20_000 });
  const [markdown, setMarkdown] = useState(longDescription);
  return (
    <>
      <TextArea
        label={messages.shortDescription}
        name="shortDescription"
        required={least > 0}
        rows={3}
        defaultValue={shortDescription}
        hint={short.hint}
        onInput={short.onInput}
        error={errors['shortDescription']}
      />
      <TextArea
        label={messages.longDescription}
        name="longDescription"
        required={least > 0}
        rows={10}
        defaultValue={longDescription}
        hint={
          <>
            {long.hint}
            {messages.markdownHint}
          </>
        }
        onInput={(event) => {
          long.onInput(event);
          setMarkdown(event.currentTarget.value);
        }}
        error={errors['longDescription']}
      />
      <DescriptionPreview markdown={markdown} />
    </>
  );
}
