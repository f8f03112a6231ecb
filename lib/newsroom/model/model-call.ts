// One request to the operator's OpenAI-compatible address. Protects: the key is sent to that
// address and nowhere else, and an address that does not respond is a ModelError.
import type { Fetch } from '@/lib/contract';
import { span, statusAttributes } from '../spans';
import { ModelError } from './model-error';

export type ModelAddress = {
  /** The base address, with its version path: `https://host/v1`. */
  baseUrl: string;
  apiKey?: string;
  fetch?: Fetch;
};

/** Sends `body` as JSON. `called` is the name of the model in the error message. */
export function createModelCall({ baseUrl, apiKey, fetch = globalThis.fetch }: ModelAddress) {
  const base = baseUrl.replace(/\/+$/, '');
  return function call(
    path: string,
    body: object,
    { called, signal, accept }: { called: string; signal: AbortSignal; accept?: string },
  ): Promise<Response> {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (accept) headers.set('accept', accept);
    if (apiKey) headers.set('authorization', `Bearer ${apiKey}`);
    const request = new Request(`${base}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      // A redirect would send the key to an address that nobody configured.
      redirect: 'error',
      signal,
    });
    const attributes = { 'url.path': path, 'server.address': new URL(request.url).hostname };
    const ask = () =>
      fetch(request).catch((cause: unknown) => {
        throw new ModelError('unreachable', `${called} cannot be reached.`, { cause });
      });
    return span('model', { kind: 'client', attributes }, ask, statusAttributes);
  };
}
