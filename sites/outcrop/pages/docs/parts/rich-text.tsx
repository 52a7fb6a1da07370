import type { ReactNode } from 'react';
import { SiteLink } from '#web/src/components/site-link.tsx';

/** Text with `code` in backticks and [links](/path) as elements. */
export function RichText({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((piece, index) => toElement(piece, index));
}

function toElement(piece: string, key: number): ReactNode {
  if (piece.startsWith('`')) return <code key={key}>{piece.slice(1, -1)}</code>;
  const [, text, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? [];
  if (text === undefined || to === undefined) return piece;
  return (
    <SiteLink key={key} to={to}>
      <RichText text={text} />
    </SiteLink>
  );
}
