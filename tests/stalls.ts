/**
 * Simulates a busy machine (`STALLS=1`): the event loop of every suite stalls for 0.2 to 0.7 s,
 * again and again. A test that passes only when its steps follow one another quickly enough fails
 * here, instead of one day in a run that matters.
 */
const now = process.hrtime.bigint.bind(process.hrtime);
const later = globalThis.setTimeout;
const { random } = Math;

function stall() {
  const until = now() + BigInt(Math.floor((0.2 + 0.5 * random()) * 1e9));
  while (now() < until);
  plan();
}
function plan() {
  const timer: unknown = later(stall, 50 + 500 * random());
  if (timer instanceof Object && 'unref' in timer) (timer as NodeJS.Timeout).unref();
}
plan();

export {};
