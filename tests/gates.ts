// Some rules take minutes to show in full: kills in the middle of writing, whole corpora, every
// field with every string. `npm run gates` shows them so; `npm run verify` in a short form.

/** Whether this is a run of the gates. */
export const inGates = process.env.GATES === '1';

/** The long form in the gates, else the short one. */
export const inGatesOr = <T>(long: T, short: T): T => (inGates ? long : short);
