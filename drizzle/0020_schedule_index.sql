DROP INDEX "schedules_subject_idx";--> statement-breakpoint
ALTER TABLE "schedules" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "schedules" DROP COLUMN "slot";--> statement-breakpoint
ALTER TABLE "deliveries" DROP COLUMN "slot";--> statement-breakpoint
ALTER TABLE "sends" DROP COLUMN "accepted_at";--> statement-breakpoint
ALTER TABLE "sends" DROP COLUMN "final_at";
