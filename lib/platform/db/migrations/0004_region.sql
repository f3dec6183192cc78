ALTER TABLE "contact_messages" RENAME COLUMN "edition" TO "region";--> statement-breakpoint
ALTER TABLE "consent_receipts" RENAME COLUMN "edition" TO "region";
