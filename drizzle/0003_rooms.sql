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
CREATE TABLE "tallies" (
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "tallies_subject_name_pk" PRIMARY KEY("subject","name")
);
--> statement-breakpoint
CREATE TABLE "tally_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tally_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"n" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "connectors_user_idx";--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "asked" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "daily_tokens" integer;--> statement-breakpoint
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
ALTER TABLE "stats" ADD COLUMN "model_calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stats" ADD COLUMN "tokens" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_cursors" ADD CONSTRAINT "calendar_cursors_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_states" ADD CONSTRAINT "connector_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_states" ADD CONSTRAINT "connector_states_sid_sessions_sid_fk" FOREIGN KEY ("sid") REFERENCES "public"."sessions"("sid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_states" ADD CONSTRAINT "journal_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connector_states_user_idx" ON "connector_states" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "connector_states_sid_idx" ON "connector_states" USING btree ("sid");--> statement-breakpoint
CREATE INDEX "journal_states_asked_idx" ON "journal_states" USING btree ((talk->>'askedAt')) WHERE talk is not null;--> statement-breakpoint
CREATE INDEX "tally_changes_subject_idx" ON "tally_changes" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "turns_asked_idx" ON "turns" USING btree ("created_at" DESC NULLS LAST) WHERE asked is not null;--> statement-breakpoint
CREATE INDEX "users_admin_idx" ON "users" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "users_email_search_idx" ON "users" USING btree (email text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_name_search_idx" ON "users" USING btree (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_last_name_search_idx" ON "users" USING btree (lower(last_name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contact_points_search_idx" ON "contact_points" USING btree (address text_pattern_ops);--> statement-breakpoint
CREATE INDEX "webhook_logs_trouble_idx" ON "webhook_logs" USING btree ("status","created_at" DESC NULLS LAST,"id") WHERE status in ('error', 'unknown', 'set_aside');--> statement-breakpoint
CREATE INDEX "webhook_logs_channel_idx" ON "webhook_logs" USING btree ("channel","created_at" DESC NULLS LAST,"id") WHERE channel <> 'whatsapp';--> statement-breakpoint
CREATE INDEX "webhook_logs_kept_idx" ON "webhook_logs" USING btree ("done_at") WHERE body is not null and done_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_events_external_idx" ON "calendar_events" USING btree ("connector_id","calendar_id","external_id");--> statement-breakpoint
CREATE INDEX "calendar_events_pending_idx" ON "calendar_events" USING btree ("connector_id") WHERE pending;--> statement-breakpoint
CREATE UNIQUE INDEX "connectors_user_provider_idx" ON "connectors" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "connectors_sync_idx" ON "connectors" USING btree ("next_sync_at") WHERE is_active and not needs_reconnect;--> statement-breakpoint
CREATE INDEX "deliveries_lost_idx" ON "deliveries" USING btree ("due_at" DESC NULLS LAST,"id") WHERE state in ('failed', 'expired', 'unknown');--> statement-breakpoint
CREATE INDEX "journal_entries_analyse_idx" ON "journal_entries" USING btree ("analyse_after") WHERE analyse_after is not null;--> statement-breakpoint
UPDATE "commands" SET "action" = 'delete_todos' WHERE "action" = 'clear_completed';
--> statement-breakpoint
CREATE FUNCTION "tally_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT 'over all', 'users', count(*) FROM "new_rows" HAVING count(*) > 0;
  ELSE
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT 'over all', 'users', -count(*) FROM "old_rows" HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_todos"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT "user_id"::text, 'todos', count(*) FROM "new_rows" GROUP BY "user_id"
      UNION ALL SELECT 'over all', 'todos', count(*) FROM "new_rows" HAVING count(*) > 0
      UNION ALL SELECT 'over all', 'completed_todos', count(*) FROM "new_rows" WHERE "completed" HAVING count(*) > 0;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT "user_id"::text, 'todos', -count(*) FROM "old_rows" GROUP BY "user_id"
      UNION ALL SELECT 'over all', 'todos', -count(*) FROM "old_rows" HAVING count(*) > 0
      UNION ALL SELECT 'over all', 'completed_todos', -count(*) FROM "old_rows" WHERE "completed" HAVING count(*) > 0;
  ELSE
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT 'over all', 'completed_todos', sum("n") FROM (
        SELECT 1 AS "n" FROM "new_rows" WHERE "completed" UNION ALL SELECT -1 FROM "old_rows" WHERE "completed"
      ) "changed" HAVING sum("n") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_reminders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT 'over all', 'active_reminders', count(*) FROM "new_rows" WHERE "is_active" HAVING count(*) > 0;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT 'over all', 'active_reminders', -count(*) FROM "old_rows" WHERE "is_active" HAVING count(*) > 0;
  ELSE
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT 'over all', 'active_reminders', sum("n") FROM (
        SELECT 1 AS "n" FROM "new_rows" WHERE "is_active" UNION ALL SELECT -1 FROM "old_rows" WHERE "is_active"
      ) "changed" HAVING sum("n") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_info"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT 'over all', 'info', count(*) FROM "new_rows" HAVING count(*) > 0;
  ELSE
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT 'over all', 'info', -count(*) FROM "old_rows" HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT "user_id"::text, 'messages', count(*) FROM "new_rows" GROUP BY "user_id"
      UNION ALL SELECT 'over all', 'messages', count(*) FROM "new_rows" HAVING count(*) > 0;
  ELSE
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT "user_id"::text, 'messages', -count(*) FROM "old_rows" GROUP BY "user_id"
      UNION ALL SELECT 'over all', 'messages', -count(*) FROM "old_rows" HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_late"("due_at" timestamptz, "sent_at" timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'late ' || ceil(ln(greatest(1, extract(epoch FROM "sent_at" - "due_at") * 1000)::double precision) / ln(1.1::double precision));
$$;
--> statement-breakpoint
CREATE FUNCTION "tally_deliveries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT 'over ' || to_char("due_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24') AS "subject", "name", count(*)
      FROM "new_rows" CROSS JOIN LATERAL (
        SELECT CASE "state" WHEN 'sending' THEN 'planned' ELSE "state" END AS "name"
        UNION ALL SELECT "tally_late"("due_at", "sent_at") WHERE "sent_at" IS NOT NULL
      ) "names" GROUP BY 1, 2;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT 'over ' || to_char("due_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24') AS "subject", "name", -count(*)
      FROM "old_rows" CROSS JOIN LATERAL (
        SELECT CASE "state" WHEN 'sending' THEN 'planned' ELSE "state" END AS "name"
        UNION ALL SELECT "tally_late"("due_at", "sent_at") WHERE "sent_at" IS NOT NULL
      ) "names" GROUP BY 1, 2;
  ELSE
    INSERT INTO "tally_changes" ("subject", "name", "n")
      SELECT 'over ' || to_char("due_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24') AS "subject", "name", sum("n")
      FROM (
        SELECT "due_at", "sent_at", "state", 1 AS "n" FROM "new_rows"
        UNION ALL SELECT "due_at", "sent_at", "state", -1 FROM "old_rows"
      ) "changed" CROSS JOIN LATERAL (
        SELECT CASE "state" WHEN 'sending' THEN 'planned' ELSE "state" END AS "name"
        UNION ALL SELECT "tally_late"("due_at", "sent_at") WHERE "sent_at" IS NOT NULL
      ) "names" GROUP BY 1, 2 HAVING sum("n") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tally_added" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_users"();
--> statement-breakpoint
CREATE TRIGGER "tally_removed" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_users"();
--> statement-breakpoint
CREATE TRIGGER "tally_added" AFTER INSERT ON "todo_items" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_todos"();
--> statement-breakpoint
CREATE TRIGGER "tally_changed" AFTER UPDATE ON "todo_items" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_todos"();
--> statement-breakpoint
CREATE TRIGGER "tally_removed" AFTER DELETE ON "todo_items" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_todos"();
--> statement-breakpoint
CREATE TRIGGER "tally_added" AFTER INSERT ON "reminders" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_reminders"();
--> statement-breakpoint
CREATE TRIGGER "tally_changed" AFTER UPDATE ON "reminders" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_reminders"();
--> statement-breakpoint
CREATE TRIGGER "tally_removed" AFTER DELETE ON "reminders" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_reminders"();
--> statement-breakpoint
CREATE TRIGGER "tally_added" AFTER INSERT ON "user_info" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_info"();
--> statement-breakpoint
CREATE TRIGGER "tally_removed" AFTER DELETE ON "user_info" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_info"();
--> statement-breakpoint
CREATE TRIGGER "tally_added" AFTER INSERT ON "messages" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_messages"();
--> statement-breakpoint
CREATE TRIGGER "tally_removed" AFTER DELETE ON "messages" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_messages"();
--> statement-breakpoint
CREATE TRIGGER "tally_added" AFTER INSERT ON "deliveries" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_deliveries"();
--> statement-breakpoint
CREATE TRIGGER "tally_changed" AFTER UPDATE ON "deliveries" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_deliveries"();
--> statement-breakpoint
CREATE TRIGGER "tally_removed" AFTER DELETE ON "deliveries" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "tally_deliveries"();
--> statement-breakpoint
INSERT INTO "tallies" ("subject", "name", "n")
SELECT 'over all', 'users', count(*) FROM "users"
UNION ALL SELECT 'over all', 'todos', count(*) FROM "todo_items"
UNION ALL SELECT 'over all', 'completed_todos', count(*) FROM "todo_items" WHERE "completed"
UNION ALL SELECT 'over all', 'active_reminders', count(*) FROM "reminders" WHERE "is_active"
UNION ALL SELECT 'over all', 'info', count(*) FROM "user_info"
UNION ALL SELECT 'over all', 'messages', count(*) FROM "messages"
UNION ALL SELECT "user_id"::text, 'todos', count(*) FROM "todo_items" GROUP BY "user_id"
UNION ALL SELECT "user_id"::text, 'messages', count(*) FROM "messages" GROUP BY "user_id"
UNION ALL SELECT 'over ' || to_char("due_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24'), "name", count(*)
  FROM "deliveries" CROSS JOIN LATERAL (
    SELECT CASE "state" WHEN 'sending' THEN 'planned' ELSE "state" END AS "name"
    UNION ALL SELECT "tally_late"("due_at", "sent_at") WHERE "sent_at" IS NOT NULL
  ) "names" WHERE "due_at" > now() - interval '2 days' GROUP BY 1, 2;
