# Cubewire in one image: the site, and with another command a newsroom or a worker alone.
# The result has no package manager, no compiler and no source maps; it runs as nobody in particular,
# writes to /data and /tmp only, and so takes a read-only root.

# The version of Node that `verify` runs with, and that still gets fixes.
FROM node:22-bookworm AS build
WORKDIR /src
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && node deploy/tree.mjs /app

FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
COPY deploy/bin/cubewire /usr/local/bin/cubewire
RUN useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin cubewire \
  && install -d -o cubewire -g cubewire -m 0700 /data
WORKDIR /app
USER 10001
# Behind a port that is passed on everybody looks near, so it is never a site for one machine alone.
ENV CUBEWIRE_ENV=online NODE_ENV=production DATA_DIR=/data PORT=3000
VOLUME /data
EXPOSE 3000
# The start-up reads the search rows of a large database: that may take a minute.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "deploy/healthy.mjs"]
STOPSIGNAL SIGTERM
CMD ["node", "lib/commands/start.mjs"]
