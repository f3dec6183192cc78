CREATE TABLE "deleted_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_files_deleted_at" ON "deleted_files" USING btree ("deleted_at");--> statement-breakpoint
-- Whatever deletes a row (a call, a cascade, retention) means its bytes too. A row that only is missing,
-- as in an older dump, means nothing.
CREATE FUNCTION "remember_deleted_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "public"."deleted_files" ("id") VALUES (OLD."id")
    ON CONFLICT ("id") DO UPDATE SET "deleted_at" = now();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "files_remember_deleted" AFTER DELETE ON "files"
  FOR EACH ROW EXECUTE FUNCTION "remember_deleted_file"();
