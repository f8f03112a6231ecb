// Some rules take minutes to test in full: kills during writes, whole corpora, every field with
// every string. `npm run gates` tests them in full, `npm run verify` in a short form.

/** Whether this is a run of the gates. */
export const inGates = process.env.GATES === '1';

/** The long form in the gates, else the short one. */
export const inGatesOr = <T>(long: T, short: T): T => (inGates ? long : short);
