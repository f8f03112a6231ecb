// Every way in which a model can fail, as one error.

export type ModelFailure = 'unreachable' | 'refused' | 'malformed' | 'slow' | 'cut' | 'endless';

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
