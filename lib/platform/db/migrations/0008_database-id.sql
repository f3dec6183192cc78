CREATE TABLE "database_id" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	CONSTRAINT "database_id_is_only" CHECK ("database_id"."is_only")
);
--> statement-breakpoint
INSERT INTO "database_id" DEFAULT VALUES;
