// The browser's own offer to install the site. It comes when the browser likes, and early: it is held
// here until a reader wants it. Protects: no banner of the browser covers the news.

/** Not in the types of the DOM: some browsers send it. */
export type InstallOffer = Event & { prompt(): Promise<unknown> };

/** The offer, and who is told of it. */
export const installOffer: { held?: InstallOffer; tell?(): void } = {};

/** From here on the offer is held; once, as early as there are scripts. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // The browser's own event of that name.
    installOffer.held = event as InstallOffer;
    installOffer.tell?.();
  });
}
