// The browser's own offer to install the site. Its event comes early and unpredictably: it is held
// here until a reader wants it. Protects: no browser banner covers the news.

/** Missing in the DOM's types: only some browsers send it. */
export type InstallOffer = Event & { prompt(): Promise<unknown> };

/** The held offer, and its listener. */
export const installOffer: { held?: InstallOffer; tell?(): void } = {};

/** Holds the offer from here on; called once, as early as scripts run. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // The browser's own event of that name has this type.
    installOffer.held = event as InstallOffer;
    installOffer.tell?.();
  });
}
