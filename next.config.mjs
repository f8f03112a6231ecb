import createNextIntlPlugin from 'next-intl/plugin';

const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n.ts',
  experimental: {
    // Compiled while building: the browser gets no parser for the syntax of messages.
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Next gathers what its server loads and no more: of that deploy/tree.mjs makes what a container holds.
  output: 'standalone',
  // `npm run verify` checks the types of everything once, beside the tests.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED_APART === '1' },
  // Native or large, and used on the server only: loaded by Node, not bundled.
  serverExternalPackages: ['better-sqlite3', 'pg', 'pino', 'prom-client', 'undici'],
  turbopack: { root: import.meta.dirname },
  // Images come from publishers and are never fetched by this server.
  images: { unoptimized: true },
  experimental: {
    // The middleware sees every body first, and what is longer would reach a call cut off. The limit of
    // each call is counted in the BFF: 64 KiB, but for the files that operators bring.
    proxyClientMaxBodySize: '3mb',
  },
  allowedDevOrigins: ['*.localhost', 'share.cn.localhost'],
};

export default withMessages(config);
