CREATE TABLE "sandbox_matches" (
	"id" text PRIMARY KEY NOT NULL,
	"result" text NOT NULL,
	"score" text NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_code" text NOT NULL,
	"member_id" text NOT NULL,
	"node_id" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"selection" text NOT NULL,
	"detail" text NOT NULL,
	"stake" text NOT NULL,
	"payout" text,
	"credit_kind" text,
	"result" text,
	"state" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_rounds_outcome" CHECK (("sandbox_rounds"."state" in ('crediting', 'paid')) = ("sandbox_rounds"."payout" is not null and "sandbox_rounds"."credit_kind" is not null and "sandbox_rounds"."result" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"vendor_code" text NOT NULL,
	"member_id" text NOT NULL,
	"game_id" text,
	"currency" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sandbox_rounds_member" ON "sandbox_rounds" USING btree ("vendor_code","member_id","placed_at");--> statement-breakpoint
CREATE INDEX "sandbox_rounds_due" ON "sandbox_rounds" USING btree ("due_at") WHERE "sandbox_rounds"."state" in ('debiting', 'open', 'crediting', 'undoing');--> statement-breakpoint
CREATE INDEX "sandbox_sessions_expires" ON "sandbox_sessions" USING btree ("expires_at");