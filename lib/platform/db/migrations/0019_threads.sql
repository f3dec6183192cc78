ALTER TABLE "answers" ADD COLUMN "writer" text DEFAULT 'desk' NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "waiting_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "submissions" SET "waiting_since" = "created_at";
