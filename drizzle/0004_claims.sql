ALTER TABLE "schedules" DROP CONSTRAINT "schedules_pkey";--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
DROP INDEX "schedules_user_idx";--> statement-breakpoint
ALTER TABLE "schedules" DROP COLUMN "rev";--> statement-breakpoint
ALTER TABLE "schedules" DROP COLUMN "leased_until";
