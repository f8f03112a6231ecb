// What a rendered article may contain: the sanitizer's default, `wbr`, and our own marks by exact
// name and value pattern. Every tree passes it before it reaches a page, whatever its origin.
import { defaultSchema, type Options } from 'rehype-sanitize';
import { markPattern, referencesPattern } from './citations';

const attributes = defaultSchema.attributes ?? {};
const tagNames = defaultSchema.tagNames ?? [];
// Ids and their ARIA references belong to the page: a text must not be able to name parts of it.
const leftOut = ['id', 'name', 'htmlFor', 'ariaDescribedBy', 'ariaLabelledBy', 'tabIndex'];
const ours = Object.fromEntries(
  Object.entries(attributes).map(([tag, list]) => [
    tag,
    (list ?? []).filter((entry) => !leftOut.includes(typeof entry === 'string' ? entry : entry[0])),
  ]),
);
/** `srcset` would be a second way past `safeHref`. */
const tagsLeftOut = ['picture', 'source'];

export const schema: Options = {
  ...defaultSchema,
  tagNames: [...tagNames.filter((name) => !tagsLeftOut.includes(name)), 'wbr'],
  /** Elements whose text is code, not prose: they are removed with their content. */
  strip: ['script', 'style', 'textarea', 'title', 'noscript', 'template', 'xmp', 'plaintext'],
  attributes: {
    ...ours,
    a: [...(ours.a ?? []), ['dataReference', referencesPattern]],
    span: [
      ['dataAnchor', markPattern],
      ['dataReferences', referencesPattern],
      ['dataKeyword', markPattern],
    ],
    img: [...(ours.img ?? []), 'dataCaption', ['dataVideo', /^https?:\/\//]],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'], cite: ['http', 'https'] },
};
