CREATE TABLE "login_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text DEFAULT 'lg_' || replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"member_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"method" text NOT NULL,
	"ip" text NOT NULL,
	"country" text,
	"device" text NOT NULL,
	"session_id" bigint,
	CONSTRAINT "login_records_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "login_records_outcome_known" CHECK ("login_records"."outcome" in ('success', 'wrong_password', 'wrong_code', 'locked', 'new_place', 'self_excluded')),
	CONSTRAINT "login_records_method_known" CHECK ("login_records"."method" in ('username', 'sms', 'google', 'facebook', 'ticket', 'registration'))
);
--> statement-breakpoint
CREATE TABLE "agent_announcement_texts" (
	"announcement_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "agent_announcement_texts_announcement_id_language_pk" PRIMARY KEY("announcement_id","language")
);
--> statement-breakpoint
CREATE TABLE "agent_announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_texts" (
	"message_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "message_texts_message_id_language_pk" PRIMARY KEY("message_id","language")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY DEFAULT 'm_' || replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"member_id" bigint NOT NULL,
	"category" text NOT NULL,
	"language" text NOT NULL,
	"linkage_type" text,
	"linkage" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "messages_category_known" CHECK ("messages"."category" in ('account', 'money', 'promotion', 'reward', 'game', 'service')),
	CONSTRAINT "messages_linkage_complete" CHECK (("messages"."linkage_type" is null) = ("messages"."linkage" is null))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "birthday" date;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "contacts" jsonb;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "login_records" ADD CONSTRAINT "login_records_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_announcement_texts" ADD CONSTRAINT "agent_announcement_texts_announcement_id_agent_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."agent_announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_texts" ADD CONSTRAINT "message_texts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_records_newest" ON "login_records" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "login_records_at" ON "login_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "agent_announcements_newest" ON "agent_announcements" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "messages_inbox" ON "messages" USING btree ("member_id","sent_at","id") WHERE "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("member_id","sent_at") WHERE "messages"."deleted_at" is null and "messages"."read_at" is null;