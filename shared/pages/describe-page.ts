import type { Thing } from '../html/json-ld.ts';
import type { SiteConfig } from '../site-config/schema.ts';

export interface DescribedPage {
  /** Its path: `/core`. */
  address: string;
  title: string;
  description: string;
  /** Whole address of its picture. */
  image: string;
}

/** What a page tells search engines beyond its head. */
export type DescribePage = (page: DescribedPage, site: SiteConfig, origin: string) => Thing[];
