import { site } from '#shared/site-config/site.ts';

/** One line of a kit list. */
export interface GearItem {
  /** What part of the work it is for, in a word. */
  badge: string;
  title: string;
  /** What it is for. */
  line1: string;
  /** What to look for when buying. */
  line2: string;
  /** A search at the shop, or a short link of ours (`/aff/<slug>`). */
  href: string;
  /** Path of a line drawing, 32 by 32. */
  icon: string;
}

export type ListId = 'aquatest' | 'field' | 'lab' | 'studio';

export interface GearList {
  id: ListId;
  label: string;
  /** In the empty search box. */
  placeholder: string;
  /** What the list is for, and what it leaves out. */
  about: string;
  /** Under the drawing. */
  caption: string;
  items: readonly GearItem[];
}

/** A search at Amazon with the operator's tag, which is what makes it an affiliate link. */
export function amazonSearch(words: string): string {
  return `https://www.amazon.com/s?${new URLSearchParams({ k: words, tag: site.affiliate.tag })}`;
}
