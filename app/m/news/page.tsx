/** The list alone, which the layout renders. */
export default function NewsPage() {
  return null;
}
