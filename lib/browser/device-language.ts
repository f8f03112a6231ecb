// What the device itself speaks.

/** A language tag such as `en-US`; '' where the browser tells none. */
export function deviceLanguage(): string {
  return (window.navigator.language ?? '').slice(0, 35);
}
