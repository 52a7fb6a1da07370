import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
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

export { authorsWithoutTheirPicture } from '../components/item-page/author-picture.ts';
export { documentTitle } from '../lib/document-title.ts';
export { basePath, descriptionOf, pageThings, routes, textParts, renderToStaticMarkup };

/**
 * The shell with one route's page in it, as a guest sees it, in HTML. renderToString and not a streaming renderer:
 * those move large boundaries into place with inline scripts, which our content security policy forbids.
 * @param address with a query, where the page shows different parts of itself
 */
export async function renderRoute(route: SiteRoute, address = basePath(route)): Promise<string> {
  await loadPage(route);
  return markup(address);
}

/** In place of a part that threw: React leaves it to the browser and says nothing. */
const brokenPart = '<!--$!-->';

/** For the function `pages`: a page with the lists that it shows. Throws where the site has no such page, or a part of it does. */
export const renderPage: RenderPage = async (address, answers) => {
  const route = findRoute(address.split('?')[0]!);
  if (!route) throw new Error(`The site has no page ${address}`);
  await loadPage(route);
  const page = renderWithResponses(answers, () => markup(address));
  if (page.html.includes(brokenPart)) throw new Error(`A part of ${address} cannot be rendered`);
  return page;
};

function markup(address: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
