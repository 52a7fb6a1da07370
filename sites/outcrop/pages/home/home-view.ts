import { services } from '#site/config/services.ts';
import { toolFilters, type ToolFilter } from './tools/tool-filters.ts';

/** What a visitor has chosen on the page. It is in the URL (`?tools=ai&services=web-gis,ocr`), so that it can be shared. */
export interface HomeView {
  filter: ToolFilter;
  /** Ids of the services ticked, in the order of the sheet. */
  services: readonly string[];
}

export const plainView: HomeView = { filter: 'all', services: [] };

/** Reads an address's query; what the page does not know is as if it were not there. */
export function readHomeView(search: URLSearchParams): HomeView {
  const filter = toolFilters.find(({ id }) => id === search.get('tools'));
  const named = (search.get('services') ?? '').split(',');
  return {
    filter: filter?.id ?? plainView.filter,
    services: services.map(({ id }) => id).filter((id) => named.includes(id)),
  };
}

/** The query of a view, '' or '?…'. Defaults are left out; what belongs to others (`utm_source`) stays. */
export function homeQuery(search: URLSearchParams, view: HomeView): string {
  const query = new URLSearchParams(search);
  query.delete('tools');
  query.delete('services');
  if (view.filter !== plainView.filter) query.set('tools', view.filter);
  if (view.services.length > 0) query.set('services', view.services.join(','));
  // A query may contain an unencoded comma, which reads better in a shared link.
  return query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : '';
}

/** Ticks a service, or takes the tick away; in the order of the sheet. */
export function tickService(
  chosen: readonly string[],
  service: string,
  ticked: boolean,
): readonly string[] {
  return services
    .map(({ id }) => id)
    .filter((id) => (id === service ? ticked : chosen.includes(id)));
}
