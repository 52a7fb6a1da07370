export interface SiteRoute {
  /** React Router's form. */
  path: string;
  /** Module of the site's pages or of web/src/features whose default export is the page; loaded when the route is opened. */
  page: string;
  /** Module of the page of one item, at `:id?`. Only the list's own links open an item over the list instead. */
  itemPage?: string;
  /** Document title without the brand; absent on the home page. */
  title?: string;
  /** Built to HTML. Pages that only make sense for one visitor or one purchase are not, and are kept out of search engines. */
  prerender: boolean;
  /** False keeps a prerendered page out of search engines: it says nothing to somebody who comes from one. */
  indexed?: false;
  /** Who may open it; others are sent to /login, with the way back in `next`. */
  guard?: 'member' | 'admin';
  /** Seconds that toasts stay; default 3. */
  toastSeconds?: number;
}

/** The address a route is prerendered at: `/articles/:id?` → `/articles`, `/docs/*` → `/docs`. */
export function basePath({ path }: Pick<SiteRoute, 'path'>): string {
  return path.replace(/\/(:\w+\?|\*)$/, '');
}

/** Who may open a group of pages, and whether they are built to HTML. */
export const open = { prerender: true } as const;
export const personal = { prerender: false, guard: 'member' } as const;
export const admin = { prerender: false, guard: 'admin' } as const;
