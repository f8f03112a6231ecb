// All failures of a model, as one error.

/** `budget`: no request was made, since the day's tokens are used up. */
export type ModelFailure =
  'unreachable' | 'refused' | 'malformed' | 'slow' | 'cut' | 'endless' | 'budget';

/** Thrown by a model call unless its signal was aborted, which throws the signal's reason. */
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
