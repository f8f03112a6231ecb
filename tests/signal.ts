// A one-time event that others can await.
export function signal(): { give(): void; given: Promise<void> } {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give: () => give(), given };
}
