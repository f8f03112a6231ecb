// The browser's storage keys. Local storage has these eleven specified keys; those below them, and
// our settings in `lib/model/settings.ts`, are additions.

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
/** In session storage: the read-aloud queue as it was left for another page. */
export const leftQueueKey = 'left_queue';
