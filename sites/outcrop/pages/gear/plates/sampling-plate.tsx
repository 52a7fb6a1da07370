const thin = { strokeWidth: 0.8, stroke: 'var(--ink-muted)' };

/** A sample bottle filled to its line, and a pH meter standing in a beaker of buffer. */
export function SamplingPlate() {
  return (
    <>
      <path
        d="M42 112c9-5 17-5 26 0s17 5 26 0 10-4 16-2v82a10 10 0 0 1-10 10H52a10 10 0 0 1-10-10Z"
        fill="var(--palette-4)"
        fillOpacity="0.22"
        stroke="none"
      />
      <path d="M42 112c9-5 17-5 26 0s17 5 26 0 10-4 16-2" stroke="var(--palette-4)" />
      <path d="M58 30h36v20H58zM64 30v20M70 30v20M76 30v20M82 30v20M88 30v20M62 50v10c0 8-20 10-20 28v104a10 10 0 0 0 10 10h48a10 10 0 0 0 10-10V88c0-18-20-20-20-28V50" />
      <path d="M52 130h48v48H52zM58 142h28M58 152h36M58 162h20" fill="var(--surface)" />
      <path d="M42 96h8M42 126h4M42 156h4M42 186h4" />
      <g {...thin}>
        <path d="M22 92v110M18 92h8M18 202h8" />
      </g>
      <text x="14" y="164" transform="rotate(-90 14 164)">
        250 mL
      </text>
      <path d="M176 22h60a6 6 0 0 1 6 6v86a14 14 0 0 1-14 14h-44a14 14 0 0 1-14-14V28a6 6 0 0 1 6-6Z" />
      <path d="M178 32h56v36h-56z" fill="var(--sunken)" />
      <text x="184" y="58" style={{ font: '550 21px var(--serif)', fill: 'var(--ink)' }}>
        7.01
      </text>
      <text x="184" y="82">
        pH ±0.01
      </text>
      <text x="184" y="96">
        25.0 °C
      </text>
      <circle cx="187" cy="112" r="4" />
      <circle cx="206" cy="112" r="4" />
      <circle cx="225" cy="112" r="4" fill="var(--palette-2)" />
      <path d="M206 128c0 12 26 2 38 10s18 12 24 2 6-52-2-66-24-6-24 12v6" />
      <path d="M236 92h12v76l-6 8-6-8zM236 104h12M239 152h6" fill="var(--surface)" />
      <path
        d="M214 158h56v38a6 6 0 0 1-6 6h-44a6 6 0 0 1-6-6z"
        fill="var(--palette-1)"
        fillOpacity="0.3"
        stroke="none"
      />
      <path d="M210 140h4v56a6 6 0 0 0 6 6h44a6 6 0 0 0 6-6v-56h4M214 158h56M262 170h8M264 182h6" />
      <path d="M20 202h280" />
      <path d="M20 208h280" strokeDasharray="2 5" {...thin} />
      <text x="220" y="226">
        buffer 7.00
      </text>
      <text x="46" y="226">
        fill line
      </text>
    </>
  );
}
