// Every way in which a model can fail, as one error.

/** `budget`: it was not asked, since the tokens of the day are used up. */
export type ModelFailure =
  'unreachable' | 'refused' | 'malformed' | 'slow' | 'cut' | 'endless' | 'budget';

/** What a call of a model throws, unless its signal was aborted: then it is the reason of that. */
export class ModelError extends Error {
  constructor(
    readonly kind: ModelFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ModelError';
  }
}
