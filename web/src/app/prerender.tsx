import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { pageThings } from '#site/pages/structured-data.ts';
import { textParts } from '#site/pages/text-parts.ts';
import type { RenderPage } from '#shared/html/page-renderer.ts';
import { renderWithResponses } from '../lib/api/embedded-responses.ts';
import { App } from './app.tsx';
import { findRoute } from './find-route.ts';
import { loadPage } from './pages.ts';
import { descriptionOf } from './routes/descriptions.ts';
import { routes } from './routes.ts';
import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';

export { documentTitle } from '../lib/document-title.ts';
export { basePath, descriptionOf, pageThings, routes, textParts, renderToStaticMarkup };

/**
 * Renders the shell with one route's page to HTML, as a guest sees it. It uses renderToString, because streaming
 * renderers move large boundaries into place with inline scripts, which our content security policy forbids.
 * @param url the path, with a query if that selects a part of the page
 */
export async function renderRoute(route: SiteRoute, url = basePath(route)): Promise<string> {
  await loadPage(route);
  return markup(url);
}

/** The marker of a part that threw: React silently leaves it to the browser. */
const brokenPart = '<!--$!-->';

/**
 * Renders a page with its lists, for the function `pages`. Throws if the site has no such page, or if a part of it
 * throws.
 */
export const renderPage: RenderPage = async (url, responses) => {
  const route = findRoute(url.split('?')[0]!);
  if (!route) throw new Error(`The site has no page ${url}`);
  await loadPage(route);
  const page = renderWithResponses(responses, () => markup(url));
  if (page.html.includes(brokenPart)) throw new Error(`A part of ${url} cannot be rendered`);
  return page;
};

function markup(url: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
