// One atom of each kind, as one for every tab. By hand: the library's own brings listeners and ways to
// forget along, on the first load of every page.

/** The atom of a name, made when it is first asked for; it stays for the life of the page. */
export function ofEach<T>(make: () => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const known = made.get(name) ?? make();
    made.set(name, known);
    return known;
  };
}
