// Storage keys for offline reading, beside those of `lib/model/wire/storage-keys.ts`. The first
// visit does without them.

/** The reader of the stored pages and articles: the id of the account; '' for a guest. */
export const keptForKey = 'kept_for';
/** How often the site was opened, and whether installing it was offered. */
export const visitsKey = 'visits';
export const installOfferedKey = 'install_offered';
/** In session storage: this visit was counted. */
export const visitCountedKey = 'visit_counted';
/** In session storage: the build for which this page was reloaded. */
export const reloadedForKey = 'reloaded_for';
