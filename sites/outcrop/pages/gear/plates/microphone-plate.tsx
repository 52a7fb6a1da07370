const thin = { strokeWidth: 0.8, stroke: 'var(--ink-muted)' };

/** A speaker's mouth, a microphone on its arm a hand's width away, and the sound that it records. */
export function MicrophonePlate() {
  return (
    <>
      <path
        d="M0 30c34-6 62 6 72 32 4 10 4 16 4 22l14 22c2 4 0 6-4 7l-8 2c2 4 2 6 0 9 4 3 4 7 0 9 3 8 0 18-12 20-8 1-14 1-18 4-6 6-6 20 0 30l-48 14"
        fill="var(--palette-1)"
        fillOpacity="0.35"
      />
      <path d="M66 84c6-3 10-2 13 1" />
      <g stroke="var(--accent)" strokeWidth="1.2">
        <path d="M92 116c4 6 4 12 0 18M102 110c7 9 7 21 0 30M112 104c10 13 10 29 0 42" />
      </g>
      <g transform="rotate(14 190 112)">
        <path d="M146 92a22 22 0 0 1 22-22h10v66h-10a22 22 0 0 1-22-22z" fill="var(--paper)" />
        <path
          d="M150 84l28 40M147 98l24 36M158 74l20 28M150 122l28-40M147 108l26-38M158 134l20-30"
          strokeWidth="0.8"
        />
        <path
          d="M178 70h8v66h-8zM186 76h56a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8h-56z"
          fill="var(--surface)"
        />
        <path d="M198 84v38M206 84v38" strokeWidth="0.8" />
        <circle cx="230" cy="103" r="6" />
      </g>
      <path d="M222 138l6 26 60-104M228 164l-8 40M288 60l22-34" strokeWidth="3" />
      <circle cx="228" cy="164" r="4.5" fill="var(--surface)" />
      <circle cx="288" cy="60" r="4.5" fill="var(--surface)" />
      <g {...thin}>
        <path d="M90 62v34M146 46v38M90 70h52M94 67l-4 3 4 3M138 67l4 3-4 3" />
      </g>
      <text x="84" y="54">
        10 to 15 cm
      </text>
      <path d="M0 210h320" />
      <path
        d="M8 224v4M16 220v12M24 222v8M32 216v20M40 219v14M48 223v6M56 221v10M64 215v22M72 218v16M80 222v8M88 224v4M96 219v14M104 214v24M112 217v18M120 221v10M128 223v6M136 220v12M144 216v20M152 219v14M160 222v8M168 224v4M176 218v16M184 215v22M192 219v14M200 223v6M208 221v10M216 216v20M224 214v24M232 218v16M240 222v8M248 224v4M256 220v12M264 217v18M272 219v14M280 223v6M288 221v10M296 218v16M304 222v8M312 224v4"
        stroke="var(--accent)"
        strokeWidth="2"
      />
    </>
  );
}
