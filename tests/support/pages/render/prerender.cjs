/*
 * A stand-in for the site's renderer, without React. It requests the calls that
 * its pages would show for the URL, and lists the titles that it was given.
 */
const lists = {
  '': () => [call('/api/home', {})],
  articles: (query) => [call('/api/articles', { sort: 'popular', ...query, limit: 24 })],
  podcasthub: (query) => [call('/api/podcasts', { sort: 'newest', q: query.q, limit: 24 })],
  store: () => [call('/api/products', {}), call('/api/articles', { limit: 4 })],
};

/** The calls of the pages of items. */
const items = {
  articles: '/api/articles/{id}/page',
  podcasthub: '/api/podcasts/{id}/page',
  store: '/api/products/{id}',
  bundles: '/api/bundles/{id}',
};

exports.renderPage = async (url, results) => {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const [, page, id] = pathname.replace('/store/bundles/', '/bundles/').split('/');
  if (searchParams.get('q') === 'explode') throw new Error('The renderer was told to.');
  const asked = id ? [itemCall(items[page], id)] : lists[page](Object.fromEntries(searchParams));
  const said = asked.flatMap((one) => [results[one.url]?.data].flat().filter(Boolean));
  const names = said.map(({ title, longDescription }) => longDescription ?? title);
  return { html: `<p>${names.map(escape).join('</p><p>')}</p>`, requestedCalls: asked };
};

function itemCall(path, id) {
  return { url: path.replace('{id}', id), path, input: { id: decodeURIComponent(id) } };
}

function call(path, given) {
  const input = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const query = new URLSearchParams(input);
  return { url: query.size > 0 ? `${path}?${query}` : path, path, input };
}

function escape(text) {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
