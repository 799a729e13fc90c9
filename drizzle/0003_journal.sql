CREATE TABLE "journal_states" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"talk" jsonb,
	"last_crisis_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "score_source" text DEFAULT 'offline' NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "is_crisis" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "analyse_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "analyse_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_states" ADD CONSTRAINT "journal_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_states_asked_idx" ON "journal_states" USING btree ((talk->>'askedAt')) WHERE talk is not null;--> statement-breakpoint
CREATE INDEX "journal_entries_analyse_idx" ON "journal_entries" USING btree ("analyse_after") WHERE analyse_after is not null;