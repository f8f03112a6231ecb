// Our pages' policy forbids code from strings. The answers' schema parser would try it once on each
// page, which browsers report as a violation: this disables it.

/** To be called before any schema is created: the parser reads the setting when it starts. */
export function parseWithoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
