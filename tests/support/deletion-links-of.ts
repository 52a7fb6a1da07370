import type { Mail } from '@outcrop/emulators/ses/mail-store.ts';

/** Returns the tokens in the links of an email about a deletion request. */
export function deletionLinksOf({ text = '' }: Mail) {
  const links = [...text.matchAll(/https?:\/\/\S+\/privacy\/delete-data\?(\S+)/g)];
  const queries = links.map((match) => new URLSearchParams(match[1]));
  const find = (name: string) => queries.map((query) => query.get(name)).find(Boolean) ?? undefined;
  return { reference: find('request'), confirm: find('confirm'), withdraw: find('withdraw') };
}
