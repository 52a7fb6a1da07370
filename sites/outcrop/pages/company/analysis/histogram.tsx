import { gammaBins, gammaSamples, meanWithNulls, meanWithout, nullCount } from './gamma-samples.ts';
import { Plate } from './plate.tsx';

const left = 40;
const floor = 212;
const barWidth = 21;
const perPixel = 1.05;

const heightOf = (count: number) => Math.round(count / perPixel);
const placeOf = (api: number) => left + (api / 10) * barWidth;

/** Fig. 1: a histogram that shows where gaps have been filled with zeros. */
export function Histogram() {
  return (
    <Plate
      number="Fig. 1"
      width={400}
      height={256}
      caption={
        <>
          Gamma ray, {gammaSamples.length} samples. {nullCount} of them are exactly 0 API, which no
          rock is: two gaps had been filled with zeros. They pull the mean from{' '}
          {meanWithout.toFixed(1)} down to {meanWithNulls.toFixed(1)} API.
        </>
      }
    >
      {[50, 100, 150].map((count) => (
        <g key={count}>
          <path
            d={`M${left} ${floor - heightOf(count)}H${placeOf(160)}`}
            stroke="var(--rule)"
            strokeDasharray="2 3"
          />
          <text x={left - 6} y={floor - heightOf(count) + 4} textAnchor="end">
            {count}
          </text>
        </g>
      ))}
      {gammaBins.map((count, bin) => (
        <rect
          key={bin}
          x={placeOf(bin * 10) + 1}
          y={floor - heightOf(count)}
          width={barWidth - 2}
          height={heightOf(count)}
          fill={bin === 0 ? 'var(--accent)' : 'var(--palette-3)'}
          fillOpacity={bin === 0 ? 1 : 0.75}
        />
      ))}
      <path d={`M${left} ${floor}H${placeOf(160)}`} stroke="currentColor" />
      {[0, 40, 80, 120, 160].map((api) => (
        <g key={api}>
          <path d={`M${placeOf(api)} ${floor}v4`} stroke="currentColor" />
          <text x={placeOf(api)} y={floor + 17} textAnchor="middle">
            {api}
          </text>
        </g>
      ))}
      <text x={placeOf(80)} y={floor + 35} textAnchor="middle">
        Gamma ray, API
      </text>
      <text x={4} y={18}>
        Samples
      </text>
      <path
        d={`M${placeOf(5)} ${floor - heightOf(gammaBins[0]!) - 5}V64H${placeOf(14)}`}
        fill="none"
        stroke="var(--accent)"
      />
      <text x={placeOf(16)} y={68} style={{ fill: 'var(--accent)', fontWeight: 600 }}>
        {nullCount}
      </text>
      <text x={placeOf(16)} y={82} style={{ fill: 'var(--accent)', fontWeight: 600 }}>
        zeros
      </text>
    </Plate>
  );
}
