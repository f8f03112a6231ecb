/** The logo. */
export function ShareMark() {
  return (
    <svg aria-hidden="true" width="22" height="22" viewBox="90 90 332 332" fill="none">
      <path
        d="M256 106 385.9 181 385.9 331 256 406 126.1 331 126.1 181ZM126.1 181 256 256 385.9 181M256 256 256 406"
        stroke="var(--accent)"
        strokeWidth="26"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="256" cy="256" r="30" fill="var(--warm)" />
    </svg>
  );
}
