CREATE TABLE "chat_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 8501 CACHE 1),
	"member_id" bigint,
	"address_hash" text NOT NULL,
	"category" text NOT NULL,
	"content" text NOT NULL,
	"contact" text,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 22001 CACHE 1),
	"thread_id" bigint NOT NULL,
	"client_message_id" text,
	"author" text NOT NULL,
	"author_name" text NOT NULL,
	"content" text NOT NULL,
	"help_item_id" text,
	"answer_to" bigint,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "support_messages_answer_to_unique" UNIQUE("answer_to"),
	CONSTRAINT "support_messages_once" UNIQUE("thread_id","client_message_id"),
	CONSTRAINT "support_messages_author_known" CHECK ("support_messages"."author" in ('member', 'operator', 'help'))
);
--> statement-breakpoint
CREATE TABLE "support_threads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1101 CACHE 1),
	"member_id" bigint NOT NULL,
	"state" text NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"last_message" text NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"operator" text,
	"attended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "support_threads_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "support_threads_state_known" CHECK ("support_threads"."state" in ('open', 'answered', 'closed')),
	CONSTRAINT "support_threads_waiting" CHECK (("support_threads"."state" = 'open') = ("support_threads"."waiting_since" is not null))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "chat_of" bigint;--> statement-breakpoint
ALTER TABLE "chat_tickets" ADD CONSTRAINT "chat_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_thread_id_support_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."support_threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_tickets_expires" ON "chat_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "feedback_sender" ON "feedback" USING btree ("address_hash","received_at");--> statement-breakpoint
CREATE INDEX "support_messages_thread" ON "support_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "support_threads_waiting_longest" ON "support_threads" USING btree ("state","waiting_since");