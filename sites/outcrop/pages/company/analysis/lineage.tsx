import { Plate } from './plate.tsx';

const rows = [
  { seed: '1912', code: 'gamma-samples', table: '900 samples', figure: 'Fig. 1' },
  { seed: '1927', code: 'log-readings', table: '72 readings', figure: 'Fig. 2' },
  { seed: '1963', code: 'well-survey', table: '90 wells', figure: 'Fig. 3' },
] as const;

const columns = [
  { x: 8, width: 56, title: 'Seed' },
  { x: 92, width: 104, title: 'Script' },
  { x: 224, width: 84, title: 'Table' },
  { x: 336, width: 56, title: 'Figure' },
] as const;

/** Fig. 4: how the other three figures were made, from the first input to the drawing. */
export function Lineage() {
  return (
    <Plate
      number="Fig. 4"
      width={400}
      height={196}
      caption="How the figures of this page came about: a number, a script, a table, a drawing. Run it again, and every point falls in the same place. Your project comes with the same chart, with your raw files and their checksums on the left."
    >
      {columns.map(({ x, title }) => (
        <text key={title} x={x} y={18} style={{ fill: 'var(--ink)', fontWeight: 600 }}>
          {title}
        </text>
      ))}
      {rows.map((row, at) => {
        const y = 34 + at * 56;
        return (
          <g key={row.seed}>
            {[row.seed, row.code, row.table, row.figure].map((text, place) => {
              const { x, width } = columns[place]!;
              const isFigure = place === 3;
              return (
                <g key={text}>
                  <rect
                    x={x}
                    y={y}
                    width={width}
                    height={34}
                    rx={place === 1 ? 17 : 2}
                    fill={isFigure ? 'var(--accent-soft)' : 'none'}
                    stroke={isFigure ? 'var(--accent)' : 'currentColor'}
                  />
                  <text x={x + width / 2} y={y + 21} textAnchor="middle">
                    {text}
                  </text>
                  {!isFigure && (
                    <path
                      d={`M${x + width + 4} ${y + 17}h20m-5 -4l5 4l-5 4`}
                      fill="none"
                      stroke="currentColor"
                    />
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </Plate>
  );
}
