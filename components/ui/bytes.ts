/** A human-readable size in a locale: `1.2 MB`. */
export function bytesText(bytes: number, locale: string): string {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.ceil(bytes / 1_000) : bytes / 1_000_000);
}
