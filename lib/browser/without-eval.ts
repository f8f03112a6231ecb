// The policy of our pages forbids code made from text. The parser of answers would try it once on each
// page, which browsers report as a violation: it is told not to.

/** Before any schema is made: the parser reads it as it begins. */
export function parseWithoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
