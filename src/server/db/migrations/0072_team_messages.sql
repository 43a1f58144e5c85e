ALTER TABLE "messages" DROP CONSTRAINT "messages_category_known";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sender_id" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_of_agent" ON "messages" USING btree ("sender_id","sent_at") WHERE "messages"."sender_id" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_known" CHECK (("messages"."category" = 'team') = ("messages"."sender_id" is not null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_category_known" CHECK ("messages"."category" in ('account', 'money', 'promotion', 'reward', 'game', 'service', 'team'));