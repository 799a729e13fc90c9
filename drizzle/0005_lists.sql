DROP INDEX "todo_items_list_idx";--> statement-breakpoint
DROP INDEX "todo_lists_user_idx";--> statement-breakpoint
ALTER TABLE "todo_lists" ADD COLUMN "is_default" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "todo_items_list_open_idx" ON "todo_items" USING btree ("list_id","completed","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "todo_lists_default_idx" ON "todo_lists" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "todo_lists_title_idx" ON "todo_lists" USING btree ("user_id",lower(title));