CREATE TABLE "account_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"region" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notice_sent" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "account_notices_created_at" ON "account_notices" USING btree ("created_at");