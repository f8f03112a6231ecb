// One thing that has happened, for those who wait for it.
export function signal(): { give(): void; given: Promise<void> } {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give: () => give(), given };
}
