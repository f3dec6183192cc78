-- Two roles: `norvant` owns the tables and migrates them; `norvant_site` is what instances are. It reads and writes
-- rows, and can neither change a table nor switch off a trigger that keeps a record from being changed. Once, as a
-- superuser in the database of the site, before or after the first migration:
--   psql --dbname=norvant --file=site-role.sql
-- It may be run again at any time, and is after a restore into a new database. How each role shows who it is stands in
-- deploy/README.md.
\set ON_ERROR_STOP on
BEGIN;
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'norvant_site') THEN
    CREATE ROLE norvant_site LOGIN NOINHERIT;
  END IF;
END $$;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT CREATE ON SCHEMA public TO norvant;
-- What has been migrated, and the mails that are owed.
CREATE SCHEMA IF NOT EXISTS drizzle AUTHORIZATION norvant;
CREATE SCHEMA IF NOT EXISTS pgboss AUTHORIZATION norvant;
GRANT USAGE ON SCHEMA public, drizzle, pgboss TO norvant_site;

GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO norvant_site;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO norvant_site;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, pgboss TO norvant_site;

-- What migrations will make.
ALTER DEFAULT PRIVILEGES FOR ROLE norvant IN SCHEMA drizzle GRANT SELECT ON TABLES TO norvant_site;
ALTER DEFAULT PRIVILEGES FOR ROLE norvant IN SCHEMA public, pgboss
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO norvant_site;
ALTER DEFAULT PRIVILEGES FOR ROLE norvant IN SCHEMA public, pgboss
  GRANT USAGE, SELECT ON SEQUENCES TO norvant_site;
COMMIT;
