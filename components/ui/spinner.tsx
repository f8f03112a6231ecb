/** Something is loading; centered in the positioned box around it. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      data-testid="spinner"
      className="absolute inset-0 grid place-items-center"
    >
      <span className="size-6 animate-spin rounded-full border-2 border-hairline border-t-accent" />
    </span>
  );
}
