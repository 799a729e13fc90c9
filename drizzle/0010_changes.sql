CREATE TABLE "changes" (
	"user_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"xid" "xid8" NOT NULL,
	CONSTRAINT "changes_user_id_feature_xid_pk" PRIMARY KEY("user_id","feature","xid")
);
--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;