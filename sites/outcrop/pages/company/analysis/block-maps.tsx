import { Plate } from './plate.tsx';
import { errorByBlock, errorByFold, wells, type Well } from './well-survey.ts';

const scale = 17.5;
const size = { width: 10 * scale, height: 9 * scale };

const maps = [
  {
    title: 'Held back at random',
    error: errorByFold,
    isTested: ({ fold }: Well) => fold === 0,
    at: 12,
  },
  {
    title: 'Held back by field',
    error: errorByBlock,
    isTested: ({ block }: Well) => block === 3,
    at: 213,
  },
] as const;

/** Fig. 3: the same wells and model, tested in two ways. */
export function BlockMaps() {
  return (
    <Plate
      number="Fig. 3"
      width={400}
      height={256}
      caption={
        <>
          Thickness of an aquifer at {wells.length} wells, predicted from the three nearest known
          ones. With wells held back at random the error is {errorByFold.toFixed(1)} m, because a
          neighbour is always near. Held back field by field it is {errorByBlock.toFixed(1)} m: that
          is what to expect where nobody has drilled.
        </>
      }
    >
      {maps.map(({ title, error, isTested, at }) => (
        <g key={title} transform={`translate(${at} 24)`}>
          <text x={0} y={-9} style={{ fill: 'var(--ink)', fontWeight: 600 }}>
            {title}
          </text>
          <rect {...size} fill="none" stroke="currentColor" />
          {wells.map((well) => (
            <circle
              key={`${well.x} ${well.y}`}
              cx={Math.round(well.x * scale * 10) / 10}
              cy={Math.round(well.y * scale * 10) / 10}
              r={isTested(well) ? 4 : 3}
              fill={isTested(well) ? 'var(--accent)' : 'var(--surface)'}
              stroke={isTested(well) ? 'var(--accent)' : 'currentColor'}
            />
          ))}
          <rect
            y={size.height + 14}
            width={size.width}
            height={9}
            fill="none"
            stroke="var(--rule-strong)"
          />
          <rect
            y={size.height + 14}
            width={Math.round((error / 8) * size.width)}
            height={9}
            fill="var(--accent)"
          />
          <text x={0} y={size.height + 40}>
            Error {error.toFixed(1)} m
          </text>
          <text x={size.width} y={size.height + 40} textAnchor="end">
            8 m
          </text>
        </g>
      ))}
      <g transform="translate(12 248)">
        <circle cx={4} cy={-4} r={4} fill="var(--accent)" />
        <text x={14} y={0}>
          one of five test sets
        </text>
        <circle cx={148} cy={-4} r={3} fill="var(--surface)" stroke="currentColor" />
        <text x={157} y={0}>
          known to the model
        </text>
      </g>
    </Plate>
  );
}
