// Answers whether an element is shown without computing its whole style. Queries by role ask that
// of each element and its ancestors; jsdom then matches every rule of the browser's default style
// sheet again, and computes fifteen colors: that took a quarter of the time of the component tests.
// Protects: answers are the same as jsdom's. Where a style may say more, jsdom is asked.

/** Properties that jsdom inherits from the parent, with their initial values. */
const inherited = { visibility: 'visible', 'pointer-events': 'auto' };
const known = ['display', ...Object.keys(inherited)];

/** jsdom's answers, keyed by what the default style sheet's `display` rules depend on. */
const displays = new Map();

const inlineNames = (element, property) =>
  element.hasAttribute('style') && element.style.getPropertyValue(property) !== '';

function selectorsIn(rules) {
  return [...rules].flatMap((rule) => {
    if (rule.cssRules) return selectorsIn(rule.cssRules);
    return rule.selectorText && known.some((name) => rule.style.getPropertyValue(name))
      ? [rule.selectorText]
      : [];
  });
}

/** The selectors in a document's sheets whose rules set a property that is answered here. */
function makeSelectorsOf(document) {
  const probe = document.createElement('i');
  const read = new WeakMap();
  // A selector that jsdom cannot parse matches nothing.
  const isReadable = (selector) => {
    try {
      probe.matches(selector);
      return true;
    } catch {
      return false;
    }
  };
  return (sheet) => {
    const { length } = sheet.cssRules;
    const kept = read.get(sheet);
    if (kept?.length === length) return kept.selectors;
    const selectors = selectorsIn(sheet.cssRules).filter(isReadable).join();
    read.set(sheet, { length, selectors });
    return selectors;
  };
}

/** Replaces a window's `getComputedStyle`; with a second argument it calls jsdom's own. */
export function makeComputedStyle(window) {
  const { document, Element } = window;
  const whole = window.getComputedStyle.bind(window);
  const selectorsOf = makeSelectorsOf(document);
  const sheetsName = (element) =>
    [...document.styleSheets].some((sheet) => {
      const selectors = selectorsOf(sheet);
      return selectors !== '' && element.matches(selectors);
    });
  const mayName = (element, property) => inlineNames(element, property) || sheetsName(element);

  function displayOf(element) {
    if (mayName(element, 'display')) return undefined;
    const { namespaceURI, localName, parentElement } = element;
    const attributes = ['type', 'open', 'hidden'].map((name) => element.getAttribute(name));
    const key = JSON.stringify([namespaceURI, parentElement?.localName, localName, attributes]);
    if (!displays.has(key)) displays.set(key, whole(element).display);
    return displays.get(key);
  }

  function inheritedOf(element, property) {
    for (let one = element; one; one = one.parentElement) {
      if (mayName(one, property)) return undefined;
    }
    return inherited[property];
  }

  return (element, ...more) => {
    const isOurs = element instanceof Element && element.ownerDocument === document;
    if (more.length > 0 || !isOurs) return whole(element, ...more);
    let style;
    const wholeStyle = () => (style ??= whole(element));
    const valueOf = (property) =>
      (property === 'display' ? displayOf(element) : inheritedOf(element, property)) ??
      wholeStyle().getPropertyValue(property);
    const getPropertyValue = (property) =>
      known.includes(property) ? valueOf(property) : wholeStyle().getPropertyValue(property);
    const get = (_, name) => {
      if (name === 'getPropertyValue') return getPropertyValue;
      const property = name === 'pointerEvents' ? 'pointer-events' : name;
      if (known.includes(property)) return valueOf(property);
      const value = wholeStyle()[name];
      return typeof value === 'function' ? value.bind(wholeStyle()) : value;
    };
    return new Proxy({}, { get, has: (_, name) => name in wholeStyle() });
  };
}
