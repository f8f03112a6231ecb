// Passes data from a server component to a client component as one JSON text. React's wire format
// visits every field of every value: the server writes it, reads it again to render HTML, and the
// browser reads it once more. A text is one value, and the engine's JSON parser reads it at once.

declare const content: unique symbol;

/** A value of type `T` as JSON. */
export type Packed<T> = string & { readonly [content]?: T };

/** Packs JSON-compatible values: `undefined` fields are dropped, dates become texts. */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);

/** @throws SyntaxError for an invalid text */
export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed) as T;
