import { escapeJson } from './escape-json.ts';

/** The result of an API call with the paging values of its headers. Lists in the browser keep one per page. */
export interface CallResult {
  data: unknown;
  nextCursor?: string;
  /** The total number of matching rows. */
  total?: number;
  /** Present if there is no such item. */
  missing?: true;
}

/** Results by URL: `/api/articles?sort=popular&limit=4`. */
export type CallResults = Readonly<Record<string, CallResult>>;

/** A call whose result a page shows. */
export interface RequestedCall {
  /** The URL path with its query. */
  url: string;
  /** As in the contract: `/api/podcasts/{id}`. */
  path: string;
  input: Record<string, unknown>;
}

export interface RenderedPage {
  html: string;
  /** The calls whose results the page needs, available or not. */
  requestedCalls: RequestedCall[];
}

/**
 * Renders a page as a guest sees it, with the results available.
 * @param url path and query of one of the site's pages
 */
export type RenderPage = (url: string, results: CallResults) => Promise<RenderedPage>;

/** The module that exports `renderPage`, relative to the templates. */
export const rendererFile = './render/prerender.cjs';

/** Placeholder for the page's markup in a template. */
export const bodyPlaceholder = '<!--body-->';

/** Id of the data block with the results that a page shows; its app starts with them. */
export const callResultsId = 'call-results';

/** Inserts a page's markup into its template, followed by the results that it shows. */
export function fillBody(template: string, html: string, results: CallResults): string {
  const data = `<script type="application/json" id="${callResultsId}">${escapeJson(results)}</script>`;
  return template.replace(`${bodyPlaceholder}</div>`, () => `${html}</div>${data}`);
}
