interface StrikeAndDipProps {
  x: number;
  y: number;
  /** Degrees from north, with the dip to the right. */
  strike: number;
  dip: number;
  className?: string;
  /** Its attributes, beside the symbol. */
  label?: string;
}

/** The map symbol of a bedding plane: a line along strike, a tick down dip, the angle beside the tick. */
export function StrikeAndDip({ x, y, strike, dip, className, label }: StrikeAndDipProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <path d="M-13 0H13M0 0V8" transform={`rotate(${strike - 90})`} />
      <text x="6" y="16">
        {dip}
      </text>
      {label && (
        <text x="18" y="1" data-label>
          {label}
        </text>
      )}
    </g>
  );
}
