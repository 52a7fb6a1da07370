import { badHoleInches, densityOf, logReadings, rockLines } from './log-readings.ts';
import { Plate } from './plate.tsx';

const placeX = (neutron: number) => Math.round((52 + (neutron + 0.05) * 830) * 10) / 10;
const placeY = (density: number) => Math.round((20 + (density - 1.9) * 195) * 10) / 10;

const washed = logReadings.filter(({ washout }) => washout > badHoleInches);
const ends = [0, 0.28] as const;

function lineOf({ matrix, shift }: (typeof rockLines)[number]): string {
  const points = ends.map((porosity) => [
    placeX(porosity + shift),
    placeY(densityOf(matrix, porosity)),
  ]);
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}

/** Fig. 2: neutron against density, with the lines of three clean rocks. */
export function Crossplot() {
  return (
    <Plate
      number="Fig. 2"
      width={400}
      height={256}
      caption={
        <>
          Neutron–density crossplot, {logReadings.length} readings. Two rocks lie along their lines.
          The {washed.length} circled are neither: the caliper stands more than{' '}
          {badHoleInches.toFixed(1)} in over bit size there, and the density tool has read mud. The
          lines of sandstone and dolomite are rounded.
        </>
      }
    >
      <rect
        x={placeX(-0.05)}
        y={placeY(1.9)}
        width={placeX(0.35) - placeX(-0.05)}
        height={placeY(2.9) - placeY(1.9)}
        fill="none"
        stroke="currentColor"
      />
      {[2.1, 2.3, 2.5, 2.7].map((density) => (
        <g key={density}>
          <path
            d={`M${placeX(-0.05)} ${placeY(density)}H${placeX(0.35)}`}
            stroke="var(--rule)"
            strokeDasharray="2 3"
          />
          <text x={placeX(-0.05) - 6} y={placeY(density) + 4} textAnchor="end">
            {density.toFixed(1)}
          </text>
        </g>
      ))}
      {[0, 0.1, 0.2, 0.3].map((neutron) => (
        <text key={neutron} x={placeX(neutron)} y={placeY(2.9) + 15} textAnchor="middle">
          {(neutron * 100).toFixed(0)}
        </text>
      ))}
      {rockLines.map((rock) => (
        <g key={rock.name}>
          <path d={lineOf(rock)} stroke="currentColor" strokeWidth={1.25} />
          <text
            x={placeX(rock.label.neutron)}
            y={placeY(rock.label.density)}
            textAnchor={rock.label.anchor}
          >
            {rock.name}
          </text>
        </g>
      ))}
      {logReadings.map(({ neutron, density, washout }) => {
        const isBad = washout > badHoleInches;
        return (
          <circle
            key={`${neutron} ${density}`}
            cx={placeX(neutron)}
            cy={placeY(density)}
            r={isBad ? 4.5 : 2.5}
            fill={isBad ? 'var(--surface)' : 'var(--palette-2)'}
            stroke={isBad ? 'var(--accent)' : 'none'}
            strokeWidth={2}
          />
        );
      })}
      <text x={placeX(0.15)} y={placeY(2.9) + 32} textAnchor="middle">
        Neutron porosity, % (limestone units)
      </text>
      <text x={4} y={14}>
        Density, g/cm³
      </text>
    </Plate>
  );
}
