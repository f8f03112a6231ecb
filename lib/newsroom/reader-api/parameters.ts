// The fields of a reader app's call: in the query, in a form, or in both, some repeated.
import { readerFormBytes } from '@/lib/model/limits/programs';
import { Refusal } from '../refusal';

export type Parameters = {
  first(name: string): string | undefined;
  all(name: string): string[];
};

/** @throws Refusal 413 for a form larger than any app sends */
export async function readParameters(request: Request, url: URL): Promise<Parameters> {
  const text = request.method === 'POST' ? await request.text() : '';
  if (text.length > readerFormBytes) {
    throw new Refusal('tooLarge', { values: { most: readerFormBytes } });
  }
  const form = new URLSearchParams(text);
  const all = (name: string) => [...url.searchParams.getAll(name), ...form.getAll(name)];
  return { all, first: (name) => all(name)[0] };
}
