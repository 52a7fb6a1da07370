/** Plain text as Markdown that looks the same and does nothing: no emphasis, links, images, HTML or addresses in it. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\b(?:https?|ftp):\/\//gi, '')
    .replace(/[\\`*_[\]<]|~(?=~)/g, '\\$&')
    .replace(/^(\s*)([#+>|-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}

/** @param url a path of this site */
export function link(text: string, url: string): string {
  return `[${escapeMarkdown(text)}](${url.replace(/[()\s<>"'\\]/g, percent)})`;
}

/** `encodeURIComponent` leaves brackets and quotes alone, which would end a link. */
function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
