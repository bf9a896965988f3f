# Debian's PgBouncer for compose.yaml: docker build -f deploy/pgbouncer.Dockerfile -t surety-pgbouncer deploy
FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends pgbouncer \
 && rm -r /var/lib/apt/lists/*
COPY pgbouncer.sh /usr/local/bin/pgbouncer.sh
USER postgres
EXPOSE 6432
ENTRYPOINT ["sh", "/usr/local/bin/pgbouncer.sh"]
