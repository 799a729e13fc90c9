CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_cursors" (
	"connector_id" uuid NOT NULL,
	"calendar_id" varchar(255) NOT NULL,
	"cursor" text NOT NULL,
	CONSTRAINT "calendar_cursors_connector_id_calendar_id_pk" PRIMARY KEY("connector_id","calendar_id")
);
--> statement-breakpoint
CREATE TABLE "connector_states" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sid" text NOT NULL,
	"provider" varchar(50) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_states" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"talk" jsonb,
	"last_crisis_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "connectors_user_idx";--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "calendar_id" varchar(255) DEFAULT 'primary' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "origin" text DEFAULT 'calendar' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "rev" integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "is_cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "recurrence" text;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "series_id" varchar(255);--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "original_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "attendees" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "token_rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "refreshing_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "needs_reconnect" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "busy_elsewhere" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "sync_holder" uuid;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "syncing_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "fails" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "next_sync_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "score_source" text DEFAULT 'offline' NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "is_crisis" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "analyse_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "analyse_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_cursors" ADD CONSTRAINT "calendar_cursors_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_states" ADD CONSTRAINT "connector_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_states" ADD CONSTRAINT "connector_states_sid_sessions_sid_fk" FOREIGN KEY ("sid") REFERENCES "public"."sessions"("sid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_states" ADD CONSTRAINT "journal_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connector_states_user_idx" ON "connector_states" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "connector_states_sid_idx" ON "connector_states" USING btree ("sid");--> statement-breakpoint
CREATE INDEX "journal_states_asked_idx" ON "journal_states" USING btree ((talk->>'askedAt')) WHERE talk is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_events_external_idx" ON "calendar_events" USING btree ("connector_id","calendar_id","external_id");--> statement-breakpoint
CREATE INDEX "calendar_events_pending_idx" ON "calendar_events" USING btree ("connector_id") WHERE pending;--> statement-breakpoint
CREATE UNIQUE INDEX "connectors_user_provider_idx" ON "connectors" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "connectors_sync_idx" ON "connectors" USING btree ("next_sync_at") WHERE is_active and not needs_reconnect;--> statement-breakpoint
CREATE INDEX "journal_entries_analyse_idx" ON "journal_entries" USING btree ("analyse_after") WHERE analyse_after is not null;--> statement-breakpoint
UPDATE "commands" SET "action" = 'delete_todos' WHERE "action" = 'clear_completed';
