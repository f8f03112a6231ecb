// A family of atoms, such as one for each tab. Written by hand: the library's own adds listeners
// and ways to forget to the first load of every page.

/** The atom of a name, created on first use; it stays for the life of the page. */
export function ofEach<T>(make: () => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const known = made.get(name) ?? make();
    made.set(name, known);
    return known;
  };
}
