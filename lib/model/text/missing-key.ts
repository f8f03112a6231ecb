// "A missing translation key shows 'Missing key: {key}'."

export function missingKey({ namespace, key }: { namespace?: string; key: string }): string {
  return `Missing key: ${namespace ? `${namespace}.` : ''}${key}`;
}
