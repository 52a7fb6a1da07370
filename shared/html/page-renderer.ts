import { escapeJson } from './escape-json.ts';

/** The answer to a call of the API with what its headers say of paging; what a list in the browser keeps of a page, too. */
export interface CallResult {
  data: unknown;
  nextCursor?: string;
  /** How many rows match in all. */
  total?: number;
}

/** By the address of the call, `/api/articles?sort=popular&limit=4`. */
export type CallResults = Readonly<Record<string, CallResult>>;

/** A call whose answer a page shows. */
export interface RequestedCall {
  /** With its query. */
  address: string;
  /** As in the contract: `/api/podcasts/{id}`. */
  path: string;
  input: Record<string, unknown>;
}

export interface RenderedPage {
  html: string;
  /** What the page showed, or would have shown if the answer had been there. */
  requestedCalls: RequestedCall[];
}

/**
 * A page as a guest sees it, with the answers that are there.
 * @param address path and query of one of the site's pages
 */
export type RenderPage = (address: string, answers: CallResults) => Promise<RenderedPage>;

/** What exports `renderPage`, from where the templates are. */
export const rendererFile = './render/prerender.cjs';

/** Stands in a template for the page's markup. */
export const bodyPlace = '<!--body-->';

/** Id of the data block with the answers that a page shows: its app begins with the same. */
export const callResultsId = 'answers';

/** Of the loader's script: when the page's app starts without a sign of a visitor (web/src/app/loader.ts). */
export const liveAttribute = (live: string): string => `data-live="${live}"`;

/** Lets the app of a page start by itself, because it has to complete the page. */
export function startByItself(template: string): string {
  return template.replace(/data-live="[^"]*"/, liveAttribute('always'));
}

/** Puts the markup of a page into its template, and behind it the answers that it shows. */
export function fillBody(template: string, html: string, answers: CallResults): string {
  const data = `<script type="application/json" id="${callResultsId}">${escapeJson(answers)}</script>`;
  return template.replace(`${bodyPlace}</div>`, () => `${html}</div>${data}`);
}
