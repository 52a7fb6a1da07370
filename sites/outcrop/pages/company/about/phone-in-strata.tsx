import styles from './phone-in-strata.module.css';

/** A phone held up against a bank of strata: its screen continues what is behind it, with the beds named. */
export function PhoneInStrata() {
  return (
    <svg className={styles.phone} viewBox="0 0 280 220" width="280" height="220" aria-hidden>
      <g fill="none" strokeWidth="2">
        <path d="M0 70C60 58 120 84 180 70S250 56 280 64" stroke="var(--palette-1)" />
        <path d="M0 112C60 100 120 126 180 112S250 98 280 106" stroke="var(--palette-2)" />
        <path d="M0 156C60 144 120 170 180 156S250 142 280 150" stroke="var(--palette-3)" />
      </g>
      <rect
        x="88"
        y="14"
        width="104"
        height="192"
        rx="14"
        fill="var(--surface)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M128 24h24" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <g stroke="none">
        <path d="M96 71C120 73 150 78 184 69V112C150 121 120 115 96 110Z" fill="var(--palette-1)" />
        <path
          d="M96 110C120 115 150 121 184 112V156C150 165 120 159 96 154Z"
          fill="var(--palette-2)"
        />
        <path d="M96 154C120 159 150 165 184 156V190H96Z" fill="var(--palette-3)" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M104 46h52M104 54h34" />
        <circle cx="174" cy="50" r="6" />
      </g>
    </svg>
  );
}
