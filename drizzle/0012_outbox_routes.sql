DROP INDEX "sends_try_idx";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "is_simulated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "channel" text DEFAULT 'whatsapp' NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_lease_idx" ON "deliveries" USING btree ("leased_until") WHERE state = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "sends_try_idx" ON "sends" USING btree ("delivery_id","channel","part","try");--> statement-breakpoint
-- Replies of the previous version that are on their way to the simulator stay there.
UPDATE "deliveries" SET "is_simulated" = true FROM "webhook_logs" w
  WHERE "deliveries"."kind" = 'reply' AND "deliveries"."state" IN ('planned', 'sending')
    AND "deliveries"."slot" IN ('in:' || w.id, 'in:' || w.id || ':apology') AND w.provenance->>'source' = 'simulator';
