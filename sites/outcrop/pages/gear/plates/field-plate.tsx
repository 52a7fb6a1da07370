const thin = { strokeWidth: 0.8, stroke: 'var(--ink-muted)' };

/** Hammer, lens and compass on dipping beds. */
export function FieldPlate() {
  return (
    <>
      <g stroke="none">
        <path d="M0 82 320 282V240H0z" fill="var(--palette-3)" fillOpacity="0.3" />
        <path d="M0 82 320 282V250L0 50z" fill="var(--palette-1)" fillOpacity="0.4" />
        <path d="M0 122 320 322V302L0 102z" fill="var(--palette-2)" fillOpacity="0.45" />
      </g>
      <path d="M0 50 304 240M0 82 253 240M0 102 221 240M0 122 189 240" {...thin} />
      <path
        d="M12 66h.1M30 78h.1M44 84h.1M62 98h.1M84 110h.1M104 124h.1M126 138h.1M146 150h.1M168 164h.1M188 178h.1M210 190h.1M232 206h.1M256 220h.1"
        strokeWidth="2.4"
      />
      <g transform="translate(26 4) rotate(-32 92 150)">
        <path
          d="M86 86h12l3 104a9 9 0 0 1-18 0zM84 148h16M84 156h16M84 164h16M84 172h17M83 180h18"
          fill="var(--surface)"
        />
        <path
          d="M20 82c20-13 44-18 66-18h40v24H86c-24 0-46-2-66-6ZM112 64v24M126 60h10v32h-10z"
          fill="var(--surface)"
        />
      </g>
      <g>
        <circle cx="196" cy="62" r="30" fill="var(--surface)" />
        <circle cx="196" cy="62" r="22" fill="var(--palette-4)" fillOpacity="0.14" />
        <path d="M184 70l6-14 9 4 4 12-11 4zM204 52l6 2-1 8-7-2z" />
        <path d="M222 48l44-14a16 16 0 0 1 12 28l-52 9" fill="var(--surface)" />
        <path d="M270 46h.1" strokeWidth="4" />
        <path d="M278 42c14 4 18 18 26 20" {...thin} />
      </g>
      <text x="158" y="22">
        10×, sharp at 25 mm
      </text>
      <g transform="rotate(32 236 156)">
        <path d="M196 122h80v66h-80z" fill="var(--surface)" />
        <circle cx="236" cy="154" r="27" fill="var(--paper)" />
        <path d="M236 127v5M236 176v5M209 154h5M258 154h5M217 135l3 3M252 170l3 3M255 135l-3 3M217 173l3-3" />
        <path d="M236 133l5 21-5 21-5-21z" fill="var(--surface)" />
        <path d="M236 133l5 21h-10z" fill="var(--palette-2)" stroke="none" />
        <path d="M204 118h64M206 122v-4M266 122v-4M222 192h28" />
      </g>
      <path d="M26 14v44M26 36h12" />
      <text x="44" y="41" style={{ font: '600 13px var(--sans)', fill: 'var(--ink)' }}>
        32
      </text>
    </>
  );
}
