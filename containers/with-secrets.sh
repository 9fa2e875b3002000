#!/bin/sh
# Fills in what docker-compose.yml leaves empty from the secrets that its "secrets" service drew on the first start, then
# becomes the program. A variable that is set wins.
set -eu
drawn=/run/brew-secrets
if [ -r "$drawn/session" ]; then
  : "${SESSION_SECRET:=$(cat "$drawn/session")}"
  : "${SHIPPO_WEBHOOK_TOKEN:=$(cat "$drawn/shippo-webhook")}"
  : "${DATABASE_URL:=postgresql://brewquest:$(cat "$drawn/postgres")@postgres:5432/brewquest}"
  export SESSION_SECRET SHIPPO_WEBHOOK_TOKEN DATABASE_URL
fi
exec "$@"
