// The possible hosts of the page, and what it asks of them: one interface, an adapter for each
// host.

export type AppInfo = {
  /** The app's id for the device, and that for this installation. */
  deviceId?: string;
  installId?: string;
};

export type Container = {
  kind: 'web' | 'native' | 'work-chat';
  /** Opens any address beside this page; `title` is shown above a native web view. */
  openPage(address: string, title?: string): void;
  /** Closes the page; false if the host cannot, and the page goes back instead. */
  close(): boolean;
  /** The app's own information; undefined outside an app, or without an answer. */
  appInfo(): Promise<AppInfo | undefined>;
  /** "In a native container, after login the native news list opens"; false if it does not. */
  openNewsList(): boolean;
  /** Whether popups that are not mandatory may be swiped away. */
  swipes: boolean;
};
