import { siteConfig } from '#shared/site-config/index.ts';

const ownAddresses = Object.values(siteConfig.emails);

/**
 * Keeps a renderer of Markdown from making links of bare addresses, as GitHub's flavour does. The site's own email
 * addresses may be links.
 */
export function withoutAutolinks(markdown: string): string {
  return markdown
    .replace(/(www|:)(\.|\/(?=\/))/gi, '$1\\$2')
    .replace(/@/g, (at, offset: number, text: string) =>
      isOwnAddress(text, offset) ? at : `\\${at}`,
    );
}

/** Escapes plain text for Markdown: it looks the same and contains no emphasis, links, images, HTML or addresses. */
export function escapeMarkdown(text: string): string {
  const marksOnly = text
    .replace(/\b(?:https?|ftp):\/\//gi, '')
    .replace(/[\\`*_[\]<]|~(?=~)/g, '\\$&');
  return withoutAutolinks(marksOnly)
    .replace(/^(\s*)([#+>|-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}

/**
 * Writes a Markdown link.
 * @param url a path of this site
 */
export function link(text: string, url: string): string {
  return `[${escapeMarkdown(text)}](${url.replace(/[()\s<>"'\\]/g, percent)})`;
}

function isOwnAddress(text: string, at: number): boolean {
  return ownAddresses.some((address) => {
    const start = at - address.indexOf('@');
    const after = text.slice(start + address.length);
    return text.startsWith(address, start) && !/^(?:[\w@-]|\.\w)/.test(after);
  });
}

/** Encodes a character. `encodeURIComponent` would leave brackets and quotes alone, which end a link. */
function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
