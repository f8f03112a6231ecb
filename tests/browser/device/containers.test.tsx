import {
  currentContainer,
  exitApp,
  mayExitApp,
  openNativeNewsList,
} from '@/lib/browser/device/container';
import { keepAppInfo } from '@/lib/browser/device/app-info';
import { nativeContainer, nativePageAddress } from '@/lib/browser/device/containers/native';
import { askAccess, workChatContainer } from '@/lib/browser/device/containers/work-chat';
import { deviceId } from '@/lib/browser/device/device-id';
import { storageKeys } from '@/lib/model/wire/storage-keys';

const { dataset } = document.documentElement;

afterEach(() => {
  delete window.NativeBridge;
  delete window.tt;
  delete dataset.mode;
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the container of a page', () => {
  it('is a browser: a page opens in a new tab', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const container = currentContainer();
    expect(container.kind).toBe('web');
    container.openPage('/policy/privacy', 'Privacy');
    expect(open).toHaveBeenCalledWith('/policy/privacy', '_blank', 'noopener');
    expect(container.close()).toBe(false);
  });

  it('is the native app: a page opens as a web view with env=lynx, language=zh-CN and its title', () => {
    const openPage = jest.fn();
    const closePage = jest.fn();
    window.NativeBridge = { openPage, closePage };
    dataset.mode = 'app';
    const container = currentContainer();
    expect(container.kind).toBe('native');
    container.openPage('/production/third?x=1', '共享清单');
    const [[{ url, title }]] = openPage.mock.calls as [[{ url: string; title?: string }]];
    const opened = new URL(url);
    expect(opened.pathname).toBe('/production/third');
    expect(Object.fromEntries(opened.searchParams)).toEqual({
      x: '1',
      env: 'lynx',
      language: 'zh-CN',
      title: '共享清单',
    });
    expect(title).toBe('共享清单');
    expect(new URL(nativePageAddress('/a')).searchParams.has('title')).toBe(false);
    expect(container.close()).toBe(true);
    expect(closePage).toHaveBeenCalled();
  });

  it('is the work-chat app: its own web view, and no swiping on iOS', () => {
    const openSchema = jest.fn();
    window.tt = { openSchema };
    const container = currentContainer();
    expect(container.kind).toBe('work-chat');
    container.openPage('/policy/privacy');
    expect(openSchema).toHaveBeenCalledWith({
      schema: `${window.location.origin}/policy/privacy`,
      external: false,
    });
    expect(workChatContainer({}, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)').swipes).toBe(false);
    expect(workChatContainer({}, 'Mozilla/5.0 (Linux; Android 15)').swipes).toBe(true);
  });

  it('without a bridge does what a browser does', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const container = nativeContainer(undefined);
    container.openPage('/policy/privacy');
    expect(open).toHaveBeenCalledTimes(1);
    expect(container.close()).toBe(false);
    expect(openNativeNewsList()).toBe(false);
  });
});

describe('getAppInfo', () => {
  it('sets device id and install id; in app mode the device id begins with app_', async () => {
    dataset.mode = 'app';
    window.NativeBridge = {
      getAppInfo: async () => ({ data: { deviceID: '7301234567', installID: 'inst-9' } }),
    };
    const info = await currentContainer().appInfo();
    expect(info).toEqual({ deviceId: '7301234567', installId: 'inst-9' });
    if (info) keepAppInfo(info);
    expect(localStorage.getItem(storageKeys.deviceId)).toBe('app_7301234567');
    expect(localStorage.getItem(storageKeys.installId)).toBe('inst-9');
    expect(deviceId()).toBe('app_7301234567');
  });

  it.each([
    ['no answer', () => undefined],
    ['a broken one', () => Promise.reject(new Error('no bridge'))],
    ['an answer of another form', () => ({ data: 'x' })],
    ['ids that could break a header', () => ({ data: { deviceID: 'a\r\nb', installID: '' } })],
  ])('with %s changes nothing', async (_what, getAppInfo) => {
    dataset.mode = 'app';
    window.NativeBridge = { getAppInfo };
    const before = deviceId();
    const info = await currentContainer().appInfo();
    if (info) keepAppInfo(info);
    expect(deviceId()).toBe(before);
    expect(localStorage.getItem(storageKeys.installId)).toBeNull();
  });

  it("prefixes the browser's id when the app shows the page", () => {
    const own = deviceId();
    expect(own).not.toMatch(/^app_/);
    dataset.mode = 'app';
    expect(deviceId()).toBe(`app_${own}`);
    expect(localStorage.getItem(storageKeys.deviceId)).toBe(`app_${own}`);
  });
});

describe('the work-chat app', () => {
  it('is asked for access with an empty scope list', async () => {
    const requestAccess = jest.fn(({ success }: { success(): void }) => success());
    expect(await askAccess({ requestAccess })).toBe(true);
    expect(requestAccess).toHaveBeenCalledWith(expect.objectContaining({ scopeList: [] }));
  });

  it('may deny access', async () => {
    expect(await askAccess({ requestAccess: ({ fail }) => fail() })).toBe(false);
    expect(await askAccess(undefined)).toBe(true);
  });
});

it('"exit app" closes the native app, and shows on phones only', () => {
  const exit = jest.fn();
  dataset.mode = 'app';
  window.NativeBridge = { exitApp: exit };
  exitApp();
  expect(exit).toHaveBeenCalledTimes(1);
  expect(mayExitApp()).toBe(false);
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  expect(mayExitApp()).toBe(true);
});
