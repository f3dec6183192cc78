-- A receipt says what somebody chose at a moment; a later choice is a new receipt.
CREATE FUNCTION "refuse_receipt_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'consent_receipts is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "consent_receipts_append_only" BEFORE UPDATE ON "consent_receipts"
  FOR EACH ROW EXECUTE FUNCTION "refuse_receipt_update"();
