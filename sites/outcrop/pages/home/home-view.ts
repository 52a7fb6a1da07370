import { services } from '#site/config/services.ts';
import { toolFilters, type ToolFilter } from './tools/tool-filters.ts';

/** The visitor's choices on the page, kept in the URL (`?tools=ai&services=web-gis,ocr`) so that they can be shared. */
export interface HomeView {
  filter: ToolFilter;
  /** The ids of the ticked services, in the order of the sheet. */
  services: readonly string[];
}

export const plainView: HomeView = { filter: 'all', services: [] };

/** Reads a URL's query; unknown values are ignored. */
export function readHomeView(search: URLSearchParams): HomeView {
  const filter = toolFilters.find(({ id }) => id === search.get('tools'));
  const named = (search.get('services') ?? '').split(',');
  return {
    filter: filter?.id ?? plainView.filter,
    services: services.map(({ id }) => id).filter((id) => named.includes(id)),
  };
}

/** Returns the query of a view, '' or '?…'. Defaults are omitted; parameters of others (`utm_source`) are kept. */
export function homeQuery(search: URLSearchParams, view: HomeView): string {
  const query = new URLSearchParams(search);
  query.delete('tools');
  query.delete('services');
  if (view.filter !== plainView.filter) query.set('tools', view.filter);
  if (view.services.length > 0) query.set('services', view.services.join(','));
  // Commas may stay unencoded in a query, which makes a shared link easier to read.
  return query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : '';
}

/** Ticks or unticks a service; the result is in the order of the sheet. */
export function tickService(
  chosen: readonly string[],
  service: string,
  ticked: boolean,
): readonly string[] {
  return services
    .map(({ id }) => id)
    .filter((id) => (id === service ? ticked : chosen.includes(id)));
}
