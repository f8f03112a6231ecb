// The device's own language.

/** A language tag such as `en-US`; '' if the browser does not say. */
export function deviceLanguage(): string {
  return (window.navigator.language ?? '').slice(0, 35);
}
