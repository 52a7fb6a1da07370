/*
 * A stand-in for the site's renderer, without React. It requests the calls that
 * its pages would show for the URL, and lists the titles that it was given.
 */
const lists = {
  articles: (query) => [call('/api/articles', { sort: 'popular', ...query, limit: 24 })],
  podcasthub: (query) => [call('/api/podcasts', { sort: 'newest', q: query.q, limit: 24 })],
  store: () => [call('/api/products', {}), call('/api/articles', { limit: 4 })],
};

exports.renderPage = async (address, answers) => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const [, page, id] = pathname.split('/');
  if (searchParams.get('q') === 'explode') throw new Error('The renderer was told to.');
  const asked = lists[page](Object.fromEntries(searchParams));
  // An item is asked for once the list around it is there, as one that lies open in it.
  if (page === 'podcasthub' && id && asked[0].address in answers) {
    asked.push({ address: `/api/podcasts/${id}`, path: '/api/podcasts/{id}', input: { id } });
  }
  const said = asked.flatMap((one) => [answers[one.address]?.data].flat().filter(Boolean));
  const names = said.map(({ title, longDescription }) => longDescription ?? title);
  return { html: `<p>${names.map(escape).join('</p><p>')}</p>`, requestedCalls: asked };
};

function call(path, given) {
  const input = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const query = new URLSearchParams(input);
  return { address: query.size > 0 ? `${path}?${query}` : path, path, input };
}

function escape(text) {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
