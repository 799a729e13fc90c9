-- Who changed, by the triggers of every table whose rows a user sees. A later table is watched by a call of watch_changes in its migration.
CREATE FUNCTION note_changes(user_ids uuid[], changed text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Not for a user who is being deleted in this very statement.
  INSERT INTO changes (user_id, feature, xid)
    SELECT id, changed, pg_current_xact_id() FROM users WHERE id = ANY (user_ids)
    ON CONFLICT DO NOTHING;
  DELETE FROM changes USING (
    SELECT user_id, feature, xid FROM changes
      WHERE user_id = ANY (user_ids) AND feature = changed AND xid <> pg_current_xact_id()
      FOR UPDATE SKIP LOCKED
  ) older
    WHERE changes.user_id = older.user_id AND changes.feature = older.feature AND changes.xid = older.xid;
END $$;--> statement-breakpoint
CREATE FUNCTION note_user_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changes(array_agg(DISTINCT user_id), TG_ARGV[0]) FROM changed_rows HAVING count(user_id) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changes(array_agg(id), TG_ARGV[0]) FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_connector_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changes(array_agg(DISTINCT user_id), TG_ARGV[0])
    FROM connectors WHERE id IN (SELECT connector_id FROM changed_rows) HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_snoozes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changes(array_agg(DISTINCT user_id), TG_ARGV[0])
    FROM changed_rows WHERE kind = 'snooze' HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION watch_changes(watched regclass, feature text, noting text DEFAULT 'note_user_rows') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER note_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)', watched, noting, feature);
  EXECUTE format('CREATE TRIGGER note_update AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)', watched, noting, feature);
  EXECUTE format('CREATE TRIGGER note_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)', watched, noting, feature);
END $$;--> statement-breakpoint
SELECT
  watch_changes('todo_lists', 'todos'),
  watch_changes('todo_items', 'todos'),
  watch_changes('reminders', 'reminders'),
  watch_changes('schedules', 'reminders', 'note_snoozes'),
  watch_changes('user_info', 'info'),
  watch_changes('social_dates', 'social'),
  watch_changes('daily_reminders', 'daily'),
  watch_changes('journal_entries', 'journal'),
  watch_changes('journal_reminders', 'journal'),
  watch_changes('connectors', 'calendar'),
  watch_changes('calendar_events', 'calendar', 'note_connector_rows'),
  watch_changes('calendar_feeds', 'feed'),
  watch_changes('contact_points', 'phone'),
  watch_changes('deliveries', 'deliveries'),
  watch_changes('messages', 'messages'),
  watch_changes('users', 'profile', 'note_users');
