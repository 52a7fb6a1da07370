export interface SiteRoute {
  /** The path, in React Router's syntax. */
  path: string;
  /**
   * Module of the site's pages or of web/src/features whose default export is the page; loaded when the route is
   * opened.
   */
  page: string;
  /** Module of the page of one item, at `:id?`. Links in the list open an item in a dialog over the list instead. */
  itemPage?: string;
  /** Document title without the brand; absent on the home page. */
  title?: string;
  /**
   * Whether the page is built to HTML. Pages for one visitor or one purchase are not, and are kept out of search
   * engines.
   */
  prerender: boolean;
  /** False keeps a prerendered page out of search engines, because it is of no use to their visitors. */
  indexed?: false;
  /** Who may open the page; others are redirected to /login, with the path to return to in `next`. */
  guard?: 'member' | 'admin';
  /** How many seconds toasts are shown; 3 by default. */
  toastSeconds?: number;
}

/** Returns the path at which a route is prerendered: `/articles/:id?` → `/articles`, `/docs/*` → `/docs`. */
export function basePath({ path }: Pick<SiteRoute, 'path'>): string {
  return path.replace(/\/(:\w+\?|\*)$/, '');
}

/** Who may open a group of pages, and whether these are built to HTML. */
export const open = { prerender: true } as const;
export const personal = { prerender: false, guard: 'member' } as const;
export const admin = { prerender: false, guard: 'admin' } as const;
