#!/bin/sh
# Names the files that the "secrets" service of docker-compose.yml drew and the service "redis", where nothing is given, then
# becomes the program.
# The program reads them itself, so that none is in its environment.
set -eu
drawn=/run/brew-secrets
if [ -z "${SESSION_SECRET:-}${SESSION_SECRET_FILE:-}" ] && [ -r "$drawn/session" ]; then
  export SESSION_SECRET_FILE="$drawn/session"
fi
if [ -z "${DATABASE_URL:-}${DATABASE_URL_FILE:-}" ] && [ -r "$drawn/database-url" ]; then
  export DATABASE_URL_FILE="$drawn/database-url"
fi
if [ -z "${REDIS_URL:-}${REDIS_URL_FILE:-}" ]; then
  export REDIS_URL=redis://redis:6379
fi
exec "$@"
