import type { Thing } from '../html/json-ld.ts';
import type { SiteConfig } from '../site-config/schema.ts';

export interface DescribedPage {
  /** Its path: `/core`. */
  pathname: string;
  title: string;
  description: string;
  /** The absolute URL of its picture. */
  image: string;
}

/** Returns structured data for search engines in addition to a page's head. */
export type DescribePage = (page: DescribedPage, site: SiteConfig, origin: string) => Thing[];
