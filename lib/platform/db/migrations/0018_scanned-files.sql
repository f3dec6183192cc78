ALTER TABLE "files" ADD COLUMN "scan" text DEFAULT 'unscanned' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "scan_after" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "files_to_scan" ON "files" USING btree ("created_at") WHERE "files"."scan" IN ('waiting', 'unscanned');