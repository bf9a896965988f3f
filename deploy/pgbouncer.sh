#!/bin/sh
# Writes the settings of PgBouncer from the environment, and starts it. Transaction mode works because the
# service keeps no session state, so connections can be shared between transactions.
set -eu
umask 077
folder=${SETTINGS_FOLDER:-/run/pgbouncer}
printf '"surety" "%s"\n' "$SERVICE_PASSWORD" > "$folder/users"
cat > "$folder/settings" <<END
[databases]
surety = host=${DATABASE_HOST:-database} port=${DATABASE_PORT:-5432}
[pgbouncer]
listen_addr = 0.0.0.0
listen_port = ${LISTEN_PORT:-6432}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $folder/users
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_idle_timeout = 60
END
exec pgbouncer "$folder/settings"
