// Every way in which a model can fail, as one error.

/** `budget`: it was not asked, since the tokens of the day are used up. */
export type ModelFailure =
  'unreachable' | 'refused' | 'malformed' | 'slow' | 'cut' | 'endless' | 'budget';

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
