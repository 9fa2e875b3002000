#!/bin/sh
# Draws each secret once; later starts keep it, because the database keeps the password it was made with.
set -eu
umask 022
for name in postgres session shippo-webhook; do
  file=/run/brew-secrets/$name
  [ -s "$file" ] && continue
  head -c 32 /dev/urandom | od -An -v -tx1 | tr -d ' \n' > "$file.new"
  mv "$file.new" "$file"
done
