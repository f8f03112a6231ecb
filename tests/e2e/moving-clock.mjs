// Loaded into a test site before anything else: its clock is the machine's plus what a test has let
// pass. `{ passMs }` sent to the process advances it, runs the timers that are due meanwhile, and
// is acknowledged. The site ends with the process that started it.
const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);
const realTimeout = globalThis.setTimeout;
const realClear = globalThis.clearTimeout;
let passed = 0;

RealDate.now = () => realNow() + passed;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now()], self),
  apply: (target) => new target(target.now()).toString(),
});
RealDate.prototype.constructor = globalThis.Date;

/** Pending timers: their time and their callback. */
const waiting = new Map();
globalThis.setTimeout = Object.assign((run, ms = 0, ...args) => {
  const fire = () => {
    waiting.delete(timer);
    run(...args);
  };
  const timer = realTimeout(fire, ms);
  waiting.set(timer, { at: RealDate.now() + ms, fire });
  return timer;
}, realTimeout);
globalThis.clearTimeout = (timer) => {
  waiting.delete(timer);
  realClear(timer);
};

process.on('message', ({ passMs }) => {
  passed += passMs;
  for (const [timer, { at, fire }] of [...waiting]) {
    if (at > RealDate.now()) continue;
    realClear(timer);
    fire();
  }
  process.send({ passed });
});
process.once('disconnect', () => process.exit());
process.channel?.unref();
