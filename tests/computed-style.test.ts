/** @jest-environment ./tests/dom-with-fetch.mjs */
// With a second argument jsdom's own answer is asked for.
const names = ['display', 'visibility', 'pointerEvents'] as const;
const properties = ['display', 'visibility', 'pointer-events', 'opacity', 'color', 'overflow-x'];

const answer = (element: Element, ...more: [] | [null]) => {
  const style = getComputedStyle(element, ...more);
  return [
    ...names.map((name) => style[name]),
    ...properties.map((property) => style.getPropertyValue(property)),
  ];
};

const tags =
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption ' +
  'center cite code col colgroup custom-element data datalist dd del details dfn dialog dir div dl dt ' +
  'em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header ' +
  'hgroup hr html i img input ins kbd label layer legend li link listing main map mark marquee ' +
  'math menu meta meter nav noframes noscript ol optgroup option output p param picture ' +
  'plaintext pre progress q rp rt ruby s samp script search section select slot small source span ' +
  'strong style sub summary sup table tbody td template textarea tfoot th thead time title tr track u ' +
  'ul var video wbr xmp';
const attributes: Record<string, string>[] = [
  {},
  { hidden: '' },
  { hidden: 'until-found' },
  { open: '' },
  { type: 'hidden' },
  { type: 'HIDDEN' },
  { type: 'text', class: 'a' },
  { class: 'b' },
  { class: 'c' },
  { class: 'd' },
  { style: 'display: none' },
  { style: 'display: flex; color: red', hidden: '' },
  { style: 'display: unset' },
  { style: 'all: unset' },
  { style: 'visibility: hidden' },
  { style: 'visibility: visible !important' },
  { style: 'pointer-events: none' },
  { style: 'color: red' },
];

const aroundOthers: Record<string, string>[] = [
  {},
  { hidden: '' },
  { style: 'visibility: hidden' },
  { class: 'c' },
];

/**
 * Elements of each kind, with and without attributes, alone and inside others that affect
 * visibility.
 */
function fill() {
  document.body.replaceChildren();
  const outer = ['div', 'ruby', 'dialog', 'svg'].flatMap((tag) =>
    aroundOthers.map((given) => append(document.body, tag, given)),
  );
  for (const [at, tag] of tags.split(' ').entries()) {
    append(document.body, tag, {});
    append(
      outer[at % outer.length] ?? document.body,
      tag,
      attributes[at % attributes.length] ?? {},
    );
  }
  for (const tag of ['input', 'dialog', 'rt', 'rp', 'span']) {
    for (const given of attributes) append(outer[4] ?? document.body, tag, given);
  }
  return [document.documentElement, document.head, ...document.body.querySelectorAll('*')];
}

function append(parent: Element, tag: string, given: Record<string, string>) {
  const space = tag === 'svg' ? 'http://www.w3.org/2000/svg' : parent.namespaceURI;
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

function expectTheSame(elements: readonly Element[]) {
  const differ = elements
    .map((element) => ({
      element: element.cloneNode(false),
      ours: answer(element).join(),
      whole: answer(element, null).join(),
    }))
    .filter(({ ours, whole }) => ours !== whole);
  expect(differ).toEqual([]);
}

/** Some shown and some hidden elements of each kind there is. */
const shownOf = (elements: readonly Element[]) =>
  new Set(elements.map((element) => names.map((name) => getComputedStyle(element)[name]).join()));

describe('whether an element is shown', () => {
  it('matches jsdom for every element and every attribute that affects it', () => {
    const elements = fill();
    expectTheSame(elements);
    expect(shownOf(elements).size).toBeGreaterThan(20);
  });

  it('matches jsdom where a document has sheets, and after they change', () => {
    const sheet = document.createElement('style');
    sheet.textContent =
      '.a { display: none } .b { color: red } .c::before, .nothing:unknown(x) { display: none } ' +
      '@media screen { .c { visibility: hidden; pointer-events: none } } ' +
      '@media (min-width: 1px) { .d { display: none } } ' +
      '@keyframes away { to { visibility: hidden } }';
    document.head.append(sheet);
    const elements = fill();
    const marked = [...document.querySelectorAll('.a, .b, .c, .d')];
    const shown = shownOf(marked);
    expectTheSame(elements);
    sheet.sheet?.insertRule('.d { display: inline-grid }');
    // jsdom re-reads its rules after the document has changed.
    document.body.title = 'changed';
    expectTheSame(marked);
    const another = append(document.body, 'p', { class: 'd' });
    expect(shownOf([another])).toEqual(new Set(['inline-grid,visible,auto']));
    sheet.remove();
    expectTheSame(marked);
    expect(shownOf(marked)).not.toEqual(shown);
  });

  it('changes with the element and its ancestors', () => {
    document.body.innerHTML = '<div><p>One</p></div>';
    const [outer, inner] = [document.querySelector('div'), document.querySelector('p')];
    if (!outer || !inner) throw new Error('nothing there');
    const style = (name: (typeof names)[number]) => getComputedStyle(inner)[name];
    expect([style('display'), style('visibility')]).toEqual(['block', 'visible']);
    inner.hidden = true;
    outer.style.visibility = 'hidden';
    expect([style('display'), style('visibility')]).toEqual(['none', 'hidden']);
    inner.hidden = false;
    inner.style.visibility = 'visible';
    outer.style.pointerEvents = 'none';
    expect(names.map(style)).toEqual(['block', 'visible', 'none']);
  });

  it('accepts only elements', () => {
    expect(() => getComputedStyle(document as never)).toThrow(TypeError);
    expect('display' in getComputedStyle(document.body)).toBe(true);
  });
});
