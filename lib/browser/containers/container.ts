// What the page may stand in, and what it asks of it: one interface, an adapter for each host.

export type AppInfo = {
  /** The id that the app knows the device by, and that of this installation. */
  deviceId?: string;
  installId?: string;
};

export type Container = {
  kind: 'web' | 'native' | 'work-chat';
  /** Opens an address of ours or another beside this page; `title` stands above a native web view. */
  openPage(address: string, title?: string): void;
  /** Closes the page; false where the host cannot, and the page goes back instead. */
  close(): boolean;
  /** What the app says of itself; undefined outside an app, or where it does not answer. */
  appInfo(): Promise<AppInfo | undefined>;
  /** "In a native container, after login the native news list opens"; false where nobody opens it. */
  openNewsList(): boolean;
  /** Whether popups may be swiped away where they do not insist. */
  swipes: boolean;
};
