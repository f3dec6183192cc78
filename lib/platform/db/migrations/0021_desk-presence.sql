CREATE TABLE "desk_presence" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;