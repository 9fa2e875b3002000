# One build for all images: docker build --target api|worker|sandbox|edge .

FROM node:26-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY worker/package.json worker/
COPY web/package.json web/
COPY sandbox/package.json sandbox/
COPY tests/package.json tests/

FROM manifests AS build
# --ignore-scripts: the packages with install scripts bring a Node and a PostgreSQL, and the images have their own.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json schema.graphql* ./
COPY scripts scripts
COPY api api
COPY worker worker
COPY web web
# Services with their packages inside: the images below carry no node_modules.
RUN BUILD_STANDALONE=true node scripts/build.ts

FROM manifests AS sandbox-packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace sandbox \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.md' \) -delete

FROM manifests AS api-packages
# What cannot be bundled, as it is native: sharp, for uploaded pictures.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace api \
  && mkdir /native && cp -r --parents node_modules/sharp node_modules/@img node_modules/detect-libc node_modules/semver /native

FROM node:26-bookworm-slim AS service
ENV NODE_ENV=production \
    # parseurl, below Express, still asks for the old URL parser; inside a bundle Node no longer knows that it is a package.
    NODE_OPTIONS="--enable-source-maps --max-semi-space-size=8 --disable-warning=DEP0169"
WORKDIR /app
COPY --chmod=755 containers/with-secrets.sh /usr/local/bin/with-secrets
USER node
STOPSIGNAL SIGTERM

FROM service AS api
# PORT opens once the replica is ready: the edge sends nobody to a port that is closed.
ENV HOST=0.0.0.0 PORT=3000 HEALTH_PORT=3100 WEB_DIST=web/dist DATA_DIR=/tmp/brew
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/api/dist/main.js /app/api/dist/main.js.map api/dist/
COPY --from=api-packages /native/node_modules node_modules
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/readyz').then(async (r) => { console.log(await r.text()); process.exitCode = r.ok ? 0 : 1 }, () => process.exit(1))"]
ENTRYPOINT ["with-secrets"]
CMD ["node", "--no-allocation-site-pretenuring", "api/dist/main.js"]

FROM service AS worker
ENV DATA_DIR=/tmp/brew
COPY --from=build /app/worker/dist/main.js /app/worker/dist/main.js.map /app/worker/dist/health.js worker/dist/
# The worker opens no port; it writes a heartbeat while it works, and this reads it.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --start-interval=2s --retries=3 \
  CMD ["node", "worker/dist/health.js"]
ENTRYPOINT ["with-secrets"]
CMD ["node", "--no-allocation-site-pretenuring", "worker/dist/main.js"]

FROM service AS sandbox
ENV SANDBOX_HOST=0.0.0.0 SANDBOX_PORT=3001 SMTP_PORT=3025 SANDBOX_DATA=/data
COPY --from=sandbox-packages /app/node_modules node_modules
COPY sandbox sandbox
USER root
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3001 3025
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.SANDBOX_PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "sandbox/src/main.ts"]

# 2.11.2 or later: before, a POST whose first replica refused the connection could not go to the next one.
FROM caddy:2 AS edge
COPY containers/Caddyfile /etc/caddy/Caddyfile
COPY containers/unavailable.html /usr/share/edge/
COPY --chmod=755 containers/start-edge.sh /usr/local/bin/start-edge
COPY --from=build /app/web/dist/client /srv
# Where the certificates of docker-compose.tls.yml are kept: a new volume takes the owner of this folder.
RUN mkdir -p /var/lib/edge && chown 1000:1000 /var/lib/edge
# No port below 1024: nothing here needs root.
USER 1000:1000
EXPOSE 8080 8443
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --start-interval=1s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8081/edge-health"]
ENTRYPOINT ["start-edge"]
CMD []
