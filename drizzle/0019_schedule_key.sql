-- schedules_subject_idx and the column id remain until the next migration, because the statements of the previous version need them.
ALTER TABLE "schedules" DROP CONSTRAINT "schedules_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_kind_subject_id_lead_pk" PRIMARY KEY("user_id","kind","subject_id","lead");
