import type { ReactNode } from 'react';

/** A numbered section of a policy. */
export interface PolicyPart {
  /** Of its heading, for links to it. */
  id: string;
  heading: string;
  /** Paragraphs and lists. */
  text: ReactNode;
}
