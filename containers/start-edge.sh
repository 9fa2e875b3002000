#!/bin/sh
# Refuses settings with which nobody could sign in, then becomes Caddy.
set -eu
: "${EDGE_SITE:=}" "${EDGE_TLS:=}" "${EDGE_TRUSTED_PROXIES:=}" "${PUBLIC_URL:=}"
case "$PUBLIC_URL" in
  https://*)
    # The session cookie is Secure then, and the api sends it only where the request is known to have come by https.
    if [ -z "$EDGE_SITE$EDGE_TRUSTED_PROXIES" ]; then
      echo 'PUBLIC_URL is https: set EDGE_TRUSTED_PROXIES to the address of the proxy that ends TLS, or EDGE_DOMAIN with docker-compose.tls.yml' >&2
      exit 1
    fi
    ;;
  *)
    if [ -n "$EDGE_SITE" ]; then
      echo "PUBLIC_URL has to be https://${EDGE_SITE#https://} where the edge ends TLS" >&2
      exit 1
    fi
    ;;
esac
EDGE_TRUSTED_PROXIES=$(echo "$EDGE_TRUSTED_PROXIES" | tr ',' ' ')
export EDGE_TRUSTED_PROXIES
# An empty site would be a syntax error to Caddy, which takes its default only for a variable that is not there.
[ -n "$EDGE_SITE" ] || unset EDGE_SITE
EDGE_TLS_DIRECTIVE=${EDGE_SITE:+${EDGE_TLS:+tls $EDGE_TLS}}
export EDGE_TLS_DIRECTIVE
exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile
