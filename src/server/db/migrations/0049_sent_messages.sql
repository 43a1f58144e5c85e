CREATE TABLE "sent_message_texts" (
	"sent_message_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "sent_message_texts_sent_message_id_language_pk" PRIMARY KEY("sent_message_id","language")
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"member_ids" bigint[] NOT NULL,
	"rank_levels" integer[] NOT NULL,
	"category" text NOT NULL,
	"linkage_type" text,
	"linkage" text,
	"recipients" integer DEFAULT 0 NOT NULL,
	"delivered_to" bigint DEFAULT 0,
	"sent_by" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"recalled_at" timestamp (3) with time zone,
	CONSTRAINT "sent_messages_audience_known" CHECK ("sent_messages"."audience" in ('members', 'ranks', 'all')),
	CONSTRAINT "sent_messages_linkage_complete" CHECK (("sent_messages"."linkage_type" is null) = ("sent_messages"."linkage" is null))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sent_message_id" text;--> statement-breakpoint
ALTER TABLE "sent_message_texts" ADD CONSTRAINT "sent_message_texts_sent_message_id_sent_messages_id_fk" FOREIGN KEY ("sent_message_id") REFERENCES "public"."sent_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_messages_newest" ON "sent_messages" USING btree ("sent_at","id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sent_message_id_sent_messages_id_fk" FOREIGN KEY ("sent_message_id") REFERENCES "public"."sent_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("sent_message_id","member_id") WHERE "messages"."sent_message_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_sent_read" ON "messages" USING btree ("sent_message_id") WHERE "messages"."sent_message_id" is not null and "messages"."read_at" is not null;