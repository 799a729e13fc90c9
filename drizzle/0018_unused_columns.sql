DROP INDEX "deliveries_slot_idx";--> statement-breakpoint
DROP INDEX "deliveries_stranger_idx";--> statement-breakpoint
-- The columns slot of both tables, and accepted_at and final_at of sends, remain until a later migration, because the statements of the previous
-- version name them. Nothing reads them.
DROP TRIGGER keep_delivery_slot ON "deliveries";--> statement-breakpoint
DROP TRIGGER keep_schedule_slot ON "schedules";--> statement-breakpoint
DROP TRIGGER keep_schedule_slot_updated ON "schedules";--> statement-breakpoint
DROP FUNCTION keep_delivery_slot();--> statement-breakpoint
DROP FUNCTION keep_schedule_slot();--> statement-breakpoint
-- A planned delivery is not noted in changes. Its sender changes it at once, and that is noted.
DROP TRIGGER note_insert ON "deliveries";
