// What a browser keeps, beside the names of `lib/model/wire/storage-keys.ts`, of reading without
// network. The first visit does without them.

/** For whom pages and articles are kept: the id of the account; '' for a guest. */
export const keptForKey = 'kept_for';
/** How often the site was opened, and that installing it was offered. */
export const visitsKey = 'visits';
export const installOfferedKey = 'install_offered';
/** In session storage: this visit is counted. */
export const visitCountedKey = 'visit_counted';
/** In session storage: the build for which this page was loaded anew. */
export const reloadedForKey = 'reloaded_for';
