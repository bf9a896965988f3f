#!/bin/sh
# Run once by the database image: creates the service's role, which owns nothing.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SERVICE_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
CREATE ROLE surety LOGIN PASSWORD :'password';
SQL
