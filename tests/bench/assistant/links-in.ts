/** The targets of the links in a reply. */
export function linksIn(reply: string): string[] {
  return [...reply.matchAll(/\]\(([^)]*)\)/g)].map(([, url]) => url!);
}
