import styles from './contact.module.css';

/** Contours of a hill, outermost first. */
const contours = [
  'M-10 150C40 90 110 60 180 78S300 40 372 72 470 120 500 96',
  'M26 214C30 150 92 96 168 108S270 84 320 112 380 190 330 224 190 262 120 262 22 262 26 214Z',
  'M60 212C62 166 112 124 172 132S256 118 294 138 334 186 298 208 196 236 136 238 58 244 60 212Z',
  'M96 206C100 176 134 150 176 154S244 146 268 160 288 186 264 196 190 212 146 216 94 228 96 206Z',
  'M134 196C138 180 158 172 182 174S224 168 238 176 242 188 226 190 186 196 162 200 132 206 134 196Z',
];

const road = 'M300 350C292 300 322 264 376 240S444 170 430 100 452 20 470 -10';
const river = 'M-10 300C60 276 96 306 150 300S250 284 282 316 330 346 360 352';

/** The location of the office as a sketch from a map sheet, without a map provider. */
export function MapSheet({ place, caption }: { place: string; caption: string }) {
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 480 340" width="480" height="340" aria-hidden>
        <defs>
          <clipPath id="sheet">
            <rect x="16" y="16" width="448" height="308" />
          </clipPath>
        </defs>
        <g clipPath="url(#sheet)">
          <g stroke="var(--rule)">
            {[128, 240, 352].map((x) => (
              <path key={x} d={`M${x} 16V324`} />
            ))}
            {[93, 170, 247].map((y) => (
              <path key={y} d={`M16 ${y}H464`} />
            ))}
          </g>
          <g fill="none" stroke="var(--palette-2)">
            {contours.map((contour, at) => (
              <path key={contour} d={contour} strokeWidth={at === 2 ? 1.75 : 0.9} />
            ))}
          </g>
          <path d={river} fill="none" stroke="var(--palette-4)" strokeWidth="3" />
          <path d={road} fill="none" stroke="currentColor" strokeWidth="6" />
          <path d={road} fill="none" stroke="var(--surface)" strokeWidth="3.5" />
          <g fill="currentColor">
            <path d="M392 262h16v10h-16zM420 226h11v11h-11zM338 278h10v14h-10z" />
          </g>
        </g>
        <rect x="16" y="16" width="448" height="308" fill="none" stroke="currentColor" />
        <rect x="10" y="10" width="460" height="320" fill="none" stroke="currentColor" />
        {['A', 'B', 'C', 'D'].map((letter, at) => (
          <text key={letter} x={24 + at * 112} y={30}>
            {letter}
          </text>
        ))}
        <g transform="translate(404 150)">
          <path d="M0 0l-9 -22h18z" fill="var(--accent)" />
          <circle cy="-30" r="13" fill="var(--accent)" />
          <circle cy="-30" r="5" fill="var(--surface)" />
        </g>
        <g className={styles.place}>
          <text x="384" y="118" textAnchor="end">
            {place}
          </text>
        </g>
        <g transform="translate(44 70)" stroke="currentColor" fill="none">
          <path d="M0 20V-18" />
          <path d="M0 -26l-6 14h12z" fill="currentColor" />
        </g>
        <text x="44" y="104" textAnchor="middle">
          N
        </text>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
