CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" uuid,
	"staff_name" text NOT NULL,
	"region" text,
	"action" text NOT NULL,
	"submission_id" uuid,
	"person_hash" text
);
--> statement-breakpoint
CREATE INDEX "audit_entries_region_created_at" ON "audit_entries" USING btree ("region","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_created_at" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_submission_id" ON "audit_entries" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "audit_entries_person_hash" ON "audit_entries" USING btree ("person_hash");--> statement-breakpoint
-- What the desk looked at until now. Which list or export it was, was not kept.
INSERT INTO "audit_entries" ("id", "created_at", "staff_id", "staff_name", "region", "action", "submission_id")
SELECT "looks"."id", "looks"."created_at", "looks"."staff_id", coalesce("users"."name", 'Unknown'),
	coalesce("submissions"."region", "users"."region"),
	CASE "looks"."what" WHEN 'list' THEN 'list-read' WHEN 'read' THEN 'message-read'
		WHEN 'file' THEN 'file-saved' ELSE 'list-exported' END,
	"looks"."submission_id"
FROM "personal_data_reads" "looks"
	LEFT JOIN "users" ON "users"."id" = "looks"."staff_id"
	LEFT JOIN "submissions" ON "submissions"."id" = "looks"."submission_id";--> statement-breakpoint
DROP TABLE "personal_data_reads" CASCADE;
