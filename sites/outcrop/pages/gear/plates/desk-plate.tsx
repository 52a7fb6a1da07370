const thin = { strokeWidth: 0.8, stroke: 'var(--ink-muted)' };

/** A screen with a loss curve beside a log, and the computer under the desk with its graphics card. */
export function DeskPlate() {
  return (
    <>
      <path d="M24 22h180v112H24zM96 134v22h36v-22M80 156h68" fill="var(--surface)" />
      <path d="M32 30h74v96H32z" fill="var(--paper)" {...thin} />
      <path d="M32 54h74M32 78h74M32 102h74M56 30v96M80 30v96" {...thin} strokeOpacity="0.5" />
      <path d="M34 36c3 40 10 58 22 68s28 14 48 15" stroke="var(--accent)" strokeWidth="2" />
      <path
        d="M34 42c4 34 12 50 22 57s14 6 22 3 16-6 26-8"
        stroke="var(--palette-2)"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
      <path d="M116 30h26v96h-26z" {...thin} />
      <g stroke="none">
        <path d="M116 30h26v20h-26z" fill="var(--palette-1)" />
        <path d="M116 50h26v26h-26z" fill="var(--palette-3)" />
        <path d="M116 76h26v16h-26z" fill="var(--palette-2)" />
        <path d="M116 92h26v34h-26z" fill="var(--palette-4)" fillOpacity="0.8" />
      </g>
      <path
        d="M154 30l6 4-8 5 10 5-8 6 30 5-6 6 10 4-12 5 8 6-28 4 6 5-8 5 9 5-7 6 6 5-8 6 8 9"
        stroke="var(--ink)"
        strokeWidth="1.2"
      />
      <path d="M148 30v96h48V30zM172 30v96" {...thin} />
      <path d="M12 164h296v8H12zM24 172v56M296 172v56" />
      <path d="M214 44h84v120h-84z" fill="var(--surface)" />
      <path d="M222 56h68v44h-68z" fill="var(--sunken)" />
      <circle cx="240" cy="78" r="14" />
      <circle cx="272" cy="78" r="14" />
      <path
        d="M240 64c8 4 8 10 0 14s-8 10 0 14M272 64c8 4 8 10 0 14s-8 10 0 14M226 78c4-8 10-8 14 0s10 8 14 0M258 78c4-8 10-8 14 0s10 8 14 0"
        strokeWidth="1"
      />
      <path d="M222 112h52M222 122h52M222 132h52M222 148h20" />
      <circle cx="284" cy="148" r="4" fill="var(--palette-4)" />
      <path d="M256 44V32M256 32h-14" {...thin} />
      <text x="206" y="24">
        24 GB, 450 W
      </text>
      <path
        d="M62 190h44v30H62zM62 200h44M62 210h44M98 195h.1M98 205h.1M98 215h.1"
        fill="var(--surface)"
      />
      <text x="116" y="202">
        copy 2 of 3;
      </text>
      <text x="116" y="217">
        the third is elsewhere
      </text>
      <path d="M12 228h296" {...thin} />
    </>
  );
}
