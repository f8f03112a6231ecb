// What the browser keeps under which name. Local storage has these eleven names and no others of
// the product's own; those below them, and settings of ours in `lib/model/settings.ts`, are additions.

export const storageKeys = {
  deviceId: 'device_id',
  installId: 'install_id',
  interestSelected: 'interest_selected',
  firstLogin: 'first_login',
  language: 'language',
  bilingual: 'bilingual',
  listBriefVisible: 'list_brief_visible',
  favoriteList: 'favorite_list',
  history: 'history',
  freshListDate: 'fresh_list_date',
  deviceSettingsInitialized: 'device_settings_initialized',
} as const;
/** In session storage: what is read aloud, as it was left for another page. */
export const leftQueueKey = 'left_queue';
