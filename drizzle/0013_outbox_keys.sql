ALTER TABLE "deliveries" ALTER COLUMN "slot" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ALTER COLUMN "slot" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "cause_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "occurs_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "occurs_on" date;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "lead_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "local_at" timestamp;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The previous version writes and reads slot, this one the columns beside it. Each write fills what the other version reads. The triggers
-- go with the column.
CREATE FUNCTION keep_delivery_slot() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found text[];
BEGIN
  IF NEW.cause_id IS NOT NULL THEN
    NEW.slot := CASE
      WHEN NEW.kind = 'reply' THEN 'in:' || NEW.cause_id || CASE WHEN NEW.sequence > 0 THEN ':apology' ELSE '' END
      WHEN NEW.kind IN ('daily', 'journal', 'recap') THEN NEW.occurs_on::text
      ELSE NEW.cause_id || '@'
        || coalesce(NEW.occurs_on::text, to_char(NEW.occurs_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')
        || CASE WHEN NEW.lead_minutes > 0 THEN '-' || NEW.lead_minutes ELSE '' END
        || CASE WHEN NEW.sequence > 0 THEN '#' || NEW.sequence ELSE '' END
    END;
    RETURN NEW;
  END IF;
  IF NEW.kind = 'reply' AND NEW.slot ~ '^in:[0-9a-f-]{36}(:apology)?$' THEN
    NEW.cause_id := substr(NEW.slot, 4, 36)::uuid;
    NEW.sequence := CASE WHEN NEW.slot LIKE '%:apology' THEN 1 ELSE 0 END;
  ELSIF NEW.kind IN ('daily', 'journal', 'recap') AND NEW.user_id IS NOT NULL AND NEW.slot ~ '^\d{4}-\d\d-\d\d$' THEN
    NEW.cause_id := NEW.user_id;
    NEW.occurs_on := NEW.slot::date;
  ELSIF NEW.slot ~ '^[0-9a-f-]{36}@\d{4}-\d\d-\d\d$' THEN
    NEW.cause_id := left(NEW.slot, 36)::uuid;
    NEW.occurs_on := substr(NEW.slot, 38)::date;
  ELSE
    found := regexp_match(NEW.slot, '^([0-9a-f-]{36})@(\d{4}-\d\d-\d\dT[\d:.]+Z)(?:-(\d+))?(?:#(\d+))?$');
    IF found IS NOT NULL THEN
      NEW.cause_id := found[1]::uuid;
      NEW.occurs_at := found[2]::timestamptz;
      NEW.lead_minutes := coalesce(found[3]::integer, 0);
      NEW.sequence := coalesce(found[4]::integer, 0);
    ELSE
      -- Its slot says nothing but that it is one of a kind.
      NEW.cause_id := NEW.id;
    END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_schedule_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.local_at IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.slot IS NOT DISTINCT FROM OLD.slot) THEN
    NEW.slot := to_char(NEW.local_at, 'YYYY-MM-DD"T"HH24:MI:SS')
      || CASE WHEN NEW.sequence > 0 THEN '#' || NEW.sequence ELSE '' END;
  ELSE
    NEW.local_at := split_part(NEW.slot, '#', 1)::timestamp;
    NEW.sequence := coalesce(nullif(split_part(NEW.slot, '#', 2), '')::integer, CASE WHEN NEW.kind = 'nag' THEN 1 ELSE 0 END);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_delivery_slot_filled BEFORE UPDATE ON "deliveries"
  FOR EACH ROW WHEN (NEW.cause_id IS NULL) EXECUTE FUNCTION keep_delivery_slot();--> statement-breakpoint
UPDATE "deliveries" SET "cause_id" = NULL;--> statement-breakpoint
-- The same message may have been answered to an address of no account and, after it was bound, to its user.
UPDATE "deliveries" d SET "cause_id" = d."id" FROM "deliveries" other
  WHERE d."kind" = 'reply' AND d."user_id" IS NULL AND other."kind" = 'reply' AND other."user_id" IS NOT NULL AND other."slot" = d."slot";--> statement-breakpoint
DROP TRIGGER keep_delivery_slot_filled ON "deliveries";--> statement-breakpoint
UPDATE "schedules" SET "local_at" = split_part("slot", '#', 1)::timestamp,
  "sequence" = coalesce(nullif(split_part("slot", '#', 2), '')::integer, CASE WHEN "kind" = 'nag' THEN 1 ELSE 0 END);--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "cause_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ALTER COLUMN "local_at" SET NOT NULL;--> statement-breakpoint
CREATE TRIGGER keep_delivery_slot BEFORE INSERT ON "deliveries"
  FOR EACH ROW EXECUTE FUNCTION keep_delivery_slot();--> statement-breakpoint
CREATE TRIGGER keep_schedule_slot BEFORE INSERT ON "schedules"
  FOR EACH ROW EXECUTE FUNCTION keep_schedule_slot();--> statement-breakpoint
-- This version's updates write both columns, so that only the previous version's pay for a call.
CREATE TRIGGER keep_schedule_slot_updated BEFORE UPDATE ON "schedules" FOR EACH ROW
  WHEN ((NEW.slot IS DISTINCT FROM OLD.slot) <> ((NEW.local_at, NEW.sequence) IS DISTINCT FROM (OLD.local_at, OLD.sequence)))
  EXECUTE FUNCTION keep_schedule_slot();--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_cause_key" UNIQUE NULLS NOT DISTINCT("cause_id","kind","occurs_at","occurs_on","sequence","lead_minutes");
