CREATE TABLE "channel_orders" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"channels" text[] NOT NULL,
	CONSTRAINT "channel_orders_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
DROP INDEX "contact_points_bound_idx";--> statement-breakpoint
ALTER TABLE "contact_points" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "channel_orders" ADD CONSTRAINT "channel_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_points_bound_idx" ON "contact_points" USING btree ("channel","address") WHERE state <> 'claimed';