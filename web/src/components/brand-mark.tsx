import { markPaths } from '#shared/site-art/mark.ts';

/** The logo's mark, in the colours of the brand. Decorative; the name is beside it. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      {markPaths.map((path, bed) => (
        <path key={path} d={path} fill={`var(--palette-${bed + 1})`} />
      ))}
    </svg>
  );
}
