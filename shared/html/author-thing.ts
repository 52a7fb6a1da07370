import type { SiteConfig } from '../site-config/schema.ts';
import type { Thing } from './json-ld.ts';
import { publisher } from './site-things.ts';

/** Legal forms and words for groups at the end of a name. */
const groupName =
  /(?:^|[\s,])(?:team|editors|group|society|association|institute|university|survey|labs?|press|company|inc|ltd|llc|llp|plc|gmbh|ag|corp|corporation|limited)\.?$/i;

/**
 * Returns the author of an article as structured data, which distinguishes people from organisations
 * (https://developers.google.com/search/docs/appearance/structured-data/article#author-bp). A name that begins with the
 * site's own ("Outcrop Editorial") is not a person's.
 */
export function authorThing(author: string | undefined, site: SiteConfig, origin: string): Thing {
  const name = author?.trim() ?? '';
  const { company, product } = site.brand;
  if (['', company, product].some((own) => isSame(name, own))) return publisher(site, origin);
  return { '@type': isOrganization(name, site.brand) ? 'Organization' : 'Person', name };
}

/** Whether an author is an organisation rather than a person. */
export function isOrganization(
  author: string,
  { company, product }: Pick<SiteConfig['brand'], 'company' | 'product'>,
): boolean {
  const isOurs = [company, product].some((own) =>
    isSame(`${author} `.slice(0, own.length + 1), `${own} `),
  );
  return isOurs || groupName.test(author);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
