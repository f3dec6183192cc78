#!/bin/sh
# At the first start of compose.yaml's database: the roles of site-role.sql, each with its password.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 \
  --set owner="$POSTGRES_OWNER_PASSWORD" --set site="$POSTGRES_SITE_PASSWORD" <<'SQL'
CREATE ROLE norvant LOGIN PASSWORD :'owner';
ALTER DATABASE norvant OWNER TO norvant;
\ir /etc/norvant/site-role.sql
ALTER ROLE norvant_site PASSWORD :'site';
SQL
