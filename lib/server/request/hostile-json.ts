// The limits of any JSON text from outside, whatever operation it is for: not too deep, not too
// long, and no keys that reach into prototypes. Checked before any schema sees it.
import { bodyMaxDepth, bodyMaxItems } from '@/lib/model/limits/service';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a field name is forbidden, in a body or in a query. */
export function isForbiddenKey(key: string): boolean {
  return forbiddenKeys.has(key);
}

/** Why a value is refused, or undefined. NUL is refused because databases cannot store it. */
export function hostility(value: unknown, depth = 1): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? 'a text holds NUL' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > bodyMaxDepth) return `it is nested deeper than ${bodyMaxDepth}`;
  const list = Array.isArray(value);
  if (list && value.length > bodyMaxItems) return `a list is longer than ${bodyMaxItems}`;
  for (const [key, part] of Object.entries(value)) {
    if (!list && isForbiddenKey(key)) return `the field ${key} is not allowed`;
    const reason = hostility(part, depth + 1);
    if (reason) return reason;
  }
  return undefined;
}
