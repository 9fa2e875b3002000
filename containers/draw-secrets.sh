#!/bin/sh
# Draws each secret once; later starts keep it, because the database keeps the password it was made with.
set -eu
umask 022
drawn=/run/brew-secrets
keep() {
  [ -s "$drawn/$1" ] && return
  cat > "$drawn/$1.new"
  mv "$drawn/$1.new" "$drawn/$1"
}
for name in postgres session; do
  head -c 32 /dev/urandom | od -An -v -tx1 | tr -d ' \n' | keep "$name"
done
echo "postgresql://brewquest:$(cat "$drawn/postgres")@postgres:5432/brewquest" | keep database-url
