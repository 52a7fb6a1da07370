import { contacts, eastings, fault, measurements, northings, units } from './sheet-geometry.ts';
import { StrikeAndDip } from './strike-and-dip.tsx';
import styles from './map-sheet.module.css';

/** The sheet as it came out of the map chest: shrunk, folded, coloured by hand. */
export function PaperSheet() {
  return (
    <g className={styles.paper}>
      <defs>
        <pattern id="paper-shale" width="22" height="10" patternUnits="userSpaceOnUse">
          <path d="M1 2.5h9M13 7.5h8" />
        </pattern>
        <pattern id="paper-sandstone" width="13" height="13" patternUnits="userSpaceOnUse">
          <path d="M2 3h.9M9 5h.9M5 10h.9" strokeLinecap="round" strokeWidth="1.8" />
        </pattern>
        <pattern id="paper-limestone" width="34" height="18" patternUnits="userSpaceOnUse">
          <path d="M0 .5h34M0 9.5h34M9 0v9M26 9v9" />
        </pattern>
      </defs>
      <rect width="800" height="500" className={styles.ground} />
      {units.map(({ code, name, areas }) =>
        areas.map((area) => (
          <g key={area}>
            <path d={area} className={styles[`wash${code}`]} />
            <path d={area} fill={`url(#paper-${name})`} className={styles.hatch} />
          </g>
        )),
      )}
      {contacts.map((contact) => (
        <path key={contact} d={contact} className={styles.inkLine} />
      ))}
      <path d={fault} className={styles.inkFault} />
      {/* The sheet has shrunk, so its grid is no longer straight. */}
      {eastings.map((x) => (
        <path key={x} d={`M${x - 3} 0Q${x + 7} 250 ${x - 2} 500`} className={styles.inkGrid} />
      ))}
      {northings.map((y) => (
        <path key={y} d={`M0 ${y + 4}Q400 ${y - 6} 800 ${y + 3}`} className={styles.inkGrid} />
      ))}
      {measurements.map((each) => (
        <StrikeAndDip key={each.x} {...each} className={styles.inkSymbol} />
      ))}
      <path d="M400 0V500M0 250H800" className={styles.crease} />
      <ellipse cx="250" cy="405" rx="62" ry="58" className={styles.stain} />
      <g className={styles.hand}>
        <text x="30" y="40">
          Shales of the ridge
        </text>
        <text x="190" y="292">
          Main sandstone
        </text>
        <text x="60" y="480">
          Limestone, surveyed 1934
        </text>
      </g>
    </g>
  );
}
