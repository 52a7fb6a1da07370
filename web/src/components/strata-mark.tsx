import { strataMarkPaths } from '#shared/html/strata-mark.ts';

/** The logo's mark: beds cut by a fault, in the brand's strata colours. Decorative; the name stands beside it. */
export function StrataMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      {strataMarkPaths.map((path, bed) => (
        <path key={path} d={path} fill={`var(--stratum-${bed + 1})`} />
      ))}
    </svg>
  );
}
