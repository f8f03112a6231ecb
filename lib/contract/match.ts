// Finds the operation for a method and a path: the BFF's allow-list and the newsroom's dispatch.
import { operations, type OperationName } from './catalog';
import type { Operation } from './operation';

export type Match = { name: OperationName; params: Record<string, string> };

type Route = { name: OperationName; method: string; segments: string[] };

const routes: Route[] = (Object.keys(operations) as OperationName[]).flatMap((name) => {
  const { method, path, servicePath }: Operation = operations[name];
  const paths = servicePath === undefined ? [path] : [path, servicePath];
  return paths.map((address) => ({ name, method, segments: address.split('/') }));
});

function matchSegments(route: string[], path: string[]): Record<string, string> | undefined {
  if (route.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of route.entries()) {
    const actual = path[index] ?? '';
    if (expected.startsWith('{')) {
      if (actual === '') return undefined;
      try {
        params[expected.slice(1, -1)] = decodeURIComponent(actual);
      } catch {
        return undefined;
      }
    } else if (expected !== actual) return undefined;
  }
  return params;
}

/**
 * The operation that `method pathname` calls. `'method'` if the path only exists with another
 * method, undefined if there is no such path. A fixed path wins over one with parameters.
 */
export function matchOperation(method: string, pathname: string): Match | 'method' | undefined {
  const path = pathname.split('/');
  let best: (Match & { fixed: number }) | undefined;
  let otherMethod = false;
  for (const route of routes) {
    const params = matchSegments(route.segments, path);
    if (!params) continue;
    if (route.method !== method) {
      otherMethod = true;
      continue;
    }
    const fixed = route.segments.length - Object.keys(params).length;
    if (!best || fixed > best.fixed) best = { name: route.name, params, fixed };
  }
  if (best) return { name: best.name, params: best.params };
  return otherMethod ? 'method' : undefined;
}

/**
 * Whether a call may be sent again if it is unknown whether the first one arrived: it only reads,
 * or is idempotent.
 */
export function isRepeatable(method: string, pathname: string): boolean {
  if (method === 'GET') return true;
  const match = matchOperation(method, pathname);
  if (match === undefined || match === 'method') return false;
  const { reads, repeatable }: Operation = operations[match.name];
  return reads === true || repeatable === true;
}
