DROP INDEX "deliveries_due_idx";--> statement-breakpoint
ALTER TABLE "talks" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "send_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_deliveries_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talks_user_idx" ON "talks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_logs_stranger_idx" ON "webhook_logs" USING btree ("phone_number") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "deliveries_send_idx" ON "deliveries" USING btree ("send_at") WHERE state in ('planned', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_lead_idx" ON "deliveries" USING btree ("lead_id");--> statement-breakpoint
DELETE FROM "talks" WHERE "talk" LIKE 'u:%' AND substring("talk" FROM 3)::uuid NOT IN (SELECT "id" FROM "users");--> statement-breakpoint
UPDATE "talks" SET "user_id" = substring("talk" FROM 3)::uuid WHERE "talk" LIKE 'u:%';--> statement-breakpoint
INSERT INTO "schedules" ("kind", "subject_id", "user_id", "zone", "rule", "slot", "next_run_at")
SELECT 'reminder', r."id", r."user_id", u."timezone", r."recurrence_rule",
  to_char(r."reminder_time" AT TIME ZONE u."timezone", 'YYYY-MM-DD"T"HH24:MI:SS'), r."reminder_time"
FROM "reminders" r JOIN "users" u ON u."id" = r."user_id"
WHERE r."is_active" AND r."reminder_time" > now();
