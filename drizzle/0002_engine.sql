CREATE TABLE "social_dates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'birthday' NOT NULL,
	"month" smallint NOT NULL,
	"day" smallint NOT NULL,
	"year" smallint,
	"lead_days" smallint DEFAULT 0 NOT NULL,
	"note" text,
	"last_contact_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "deliveries_due_idx";--> statement-breakpoint
DROP INDEX "deliveries_address_idx";--> statement-breakpoint
DROP INDEX "schedules_subject_idx";--> statement-breakpoint
ALTER TABLE "talks" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "recap_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "recap_day" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "recap_time" text DEFAULT '18:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "recap_set" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "send_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "leads" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "nag" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "lead" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "social_dates" ADD CONSTRAINT "social_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_dates_user_idx" ON "social_dates" USING btree ("user_id","month","day");--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_deliveries_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talks_user_idx" ON "talks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_recap_idx" ON "users" USING btree ("created_at") WHERE recap_on and not recap_set;--> statement-breakpoint
CREATE INDEX "webhook_logs_stranger_idx" ON "webhook_logs" USING btree ("phone_number") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "deliveries_send_idx" ON "deliveries" USING btree ("send_at") WHERE state in ('planned', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_lead_idx" ON "deliveries" USING btree ("lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "deliveries_waiting_idx" ON "deliveries" USING btree ("user_id") WHERE waits;--> statement-breakpoint
CREATE INDEX "sends_address_idx" ON "sends" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_address_idx" ON "deliveries" USING btree ("address","due_at" DESC NULLS LAST) WHERE address is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_subject_idx" ON "schedules" USING btree ("kind","subject_id","lead");--> statement-breakpoint
DELETE FROM "talks" WHERE "talk" LIKE 'u:%' AND substring("talk" FROM 3)::uuid NOT IN (SELECT "id" FROM "users");--> statement-breakpoint
UPDATE "talks" SET "user_id" = substring("talk" FROM 3)::uuid WHERE "talk" LIKE 'u:%';--> statement-breakpoint
INSERT INTO "schedules" ("kind", "subject_id", "user_id", "zone", "rule", "slot", "next_run_at")
SELECT 'reminder', r."id", r."user_id", u."timezone", r."recurrence_rule",
  to_char(r."reminder_time" AT TIME ZONE u."timezone", 'YYYY-MM-DD"T"HH24:MI:SS'), r."reminder_time"
FROM "reminders" r JOIN "users" u ON u."id" = r."user_id"
WHERE r."is_active" AND r."reminder_time" > now();

--> statement-breakpoint
ALTER TABLE "schedules" SET (fillfactor = 50);