export interface PagePreview {
  title: string;
  description: string;
  url: string;
  /** Absolute; 1200 × 630. */
  image?: string;
  type: 'article' | 'website';
}

/** Puts a page's own title and preview tags between the template's head markers. */
export function fillHead(template: string, preview: PagePreview): string {
  return template.replace(/<!--head-->[\s\S]*?<!--\/head-->/, () => headTags(preview));
}

function headTags({ title, description, url, image, type }: PagePreview): string {
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeAttribute(content)}">`;
  return [
    `<title>${escapeAttribute(title)}</title>`,
    `<meta name="description" content="${escapeAttribute(description)}">`,
    `<link rel="canonical" href="${escapeAttribute(url)}">`,
    property('title', title),
    property('description', description),
    property('url', url),
    property('type', type),
    ...(image
      ? [property('image', image), '<meta name="twitter:card" content="summary_large_image">']
      : []),
  ].join('');
}

function escapeAttribute(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
