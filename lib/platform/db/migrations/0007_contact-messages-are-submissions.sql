INSERT INTO "submissions" ("id", "reference", "kind", "region", "name", "email", "details", "created_at", "acknowledgement_sent", "desk_sent")
SELECT "id", "reference", 'contact', "region", "name", "email",
	jsonb_strip_nulls(jsonb_build_object('company', "company", 'phone', "phone", 'topic', "topic", 'message', "message", 'browser', "browser")),
	"created", "acknowledgement_sent", "desk_sent"
FROM "contact_messages";--> statement-breakpoint
DROP TABLE "contact_messages" CASCADE;