import { Fragment, type ReactNode } from 'react';

export interface RichTextProps {
  /** A message in which `<name>…</name>` stands for an element: 'Read the <terms>terms of use</terms>.' */
  of: string;
  /** Makes the element of each name from the text inside it. */
  as: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** Shows a message that contains elements: sentences stay whole in messages.ts. */
export function RichText({ of, as }: RichTextProps) {
  // Text, name, text of the element, text, name, …
  const parts = of.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    return <Fragment key={index}>{index % 3 ? as[part]!(parts[index + 1]!) : part}</Fragment>;
  });
}
