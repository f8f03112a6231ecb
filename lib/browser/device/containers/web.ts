// A browser as a host: "otherwise it opens in a new browser tab".
import type { Container } from './container';

export const webContainer: Container = {
  kind: 'web',
  openPage(address) {
    window.open(address, '_blank', 'noopener');
  },
  close: () => false,
  appInfo: () => Promise.resolve(undefined),
  openNewsList: () => false,
  swipes: true,
};
