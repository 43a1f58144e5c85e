CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"member_id" bigint,
	"kind" text NOT NULL,
	"subject" text
);
--> statement-breakpoint
CREATE INDEX "live_events_member" ON "live_events" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "live_events_at" ON "live_events" USING btree ("at");