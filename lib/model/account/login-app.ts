// "Login service: region cn or sg, an app id that differs by region, host the same origin."

const appIds = { cn: 'cubewire.cn', sg: 'cubewire.sg' } as const;

/** The id under which the login service knows this application; it travels as a header. */
export function loginAppId(region: keyof typeof appIds): string {
  return appIds[region];
}

export const appIdHeader = 'x-app-id';
