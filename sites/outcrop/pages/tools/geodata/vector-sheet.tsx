import {
  contacts,
  controlPoints,
  eastings,
  fault,
  measurements,
  northings,
  units,
} from './sheet-geometry.ts';
import { StrikeAndDip } from './strike-and-dip.tsx';
import styles from './map-sheet.module.css';

/** Nodes along the eastern contacts, as an editor shows them. */
const nodes = [
  [453, 205],
  [538, 180],
  [617, 163],
  [690, 165],
  [760, 176],
  [483, 392],
  [565, 364],
  [639, 347],
  [710, 350],
  [774, 361],
] as const;

const tags = [
  { x: 520, y: 40, code: 'Jsh', text: 'age: Jurassic · shale' },
  { x: 520, y: 310, code: 'Kss', text: 'age: Cretaceous · sandstone' },
  { x: 520, y: 475, code: 'Kls', text: 'age: Cretaceous · limestone' },
] as const;

/** The same sheet as data: areas with codes, lines with nodes, points with attributes, on a straight grid. */
export function VectorSheet() {
  return (
    <g className={styles.vector}>
      {units.map(({ code, areas }) =>
        areas.map((area) => (
          <g key={area}>
            <path d={area} className={styles.blank} />
            <path d={area} className={styles[`area${code}`]} />
          </g>
        )),
      )}
      <path
        d={`${eastings.map((x) => `M${x} 0V500`).join('')}${northings.map((y) => `M0 ${y}H800`).join('')}`}
        className={styles.grid}
      />
      {contacts.map((contact) => (
        <path key={contact} d={contact} className={styles.contact} />
      ))}
      <path d={fault} className={styles.fault} />
      {nodes.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x - 3} y={y - 3} width="6" height="6" className={styles.node} />
      ))}
      {measurements.map((each) => (
        <StrikeAndDip
          key={each.x}
          {...each}
          className={styles.symbol}
          label={`${String(each.strike).padStart(3, '0')}/${each.dip}`}
        />
      ))}
      {controlPoints.map(({ x, y }, index) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`} className={styles.control}>
          <path d="M-9 0H9M0-9V9" />
          <text x="5" y="-6">
            {index + 1}
          </text>
        </g>
      ))}
      {tags.map(({ x, y, code, text }) => (
        <g key={code} transform={`translate(${x} ${y})`} className={styles.tag}>
          <rect x="-8" y="-15" width="236" height="22" />
          <text>
            <tspan fontWeight="650">{code}</tspan> <tspan data-detail>{text}</tspan>
          </text>
        </g>
      ))}
    </g>
  );
}
