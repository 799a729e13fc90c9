ALTER TABLE "reminders" ADD COLUMN "fired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "skips" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "paused_slot" text;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "paused_until" date;