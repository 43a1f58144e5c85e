CREATE TABLE "bets" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"vendor_code" text NOT NULL,
	"category" text NOT NULL,
	"node_id" integer,
	"game_name" text NOT NULL,
	"round_id" text,
	"state" text NOT NULL,
	"summary" text NOT NULL,
	"result" text,
	"stake" numeric(24, 8) NOT NULL,
	"payout" numeric(24, 8) DEFAULT '0' NOT NULL,
	"refunded" numeric(24, 8) DEFAULT '0' NOT NULL,
	"valid_turnover" numeric(24, 8) DEFAULT '0' NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "bets_amounts" CHECK ("bets"."stake" >= 0 and "bets"."payout" >= 0 and "bets"."valid_turnover" >= 0),
	CONSTRAINT "bets_settled" CHECK (("bets"."state" = 'open') = ("bets"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "vendor_transactions" (
	"vendor_code" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"member_id" bigint NOT NULL,
	"round_id" text NOT NULL,
	"bet_id" text,
	"amount" numeric(24, 8) NOT NULL,
	"content_hash" text NOT NULL,
	"original_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_transactions_vendor_code_id_pk" PRIMARY KEY("vendor_code","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfers" (
	"vendor_code" text NOT NULL,
	"id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "sandbox_transfers_vendor_code_id_pk" PRIMARY KEY("vendor_code","id")
);
--> statement-breakpoint
CREATE TABLE "wallet_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"vendor_code" text NOT NULL,
	"direction" text NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "wallet_transfers_amount" CHECK ("wallet_transfers"."amount" > 0),
	CONSTRAINT "wallet_transfers_completed" CHECK (("wallet_transfers"."state" = 'pending') = ("wallet_transfers"."completed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "min_transfer" numeric(24, 8) DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "max_transfer" numeric(24, 8) DEFAULT '5000' NOT NULL;--> statement-breakpoint
ALTER TABLE "wins" ADD COLUMN "bet_id" text;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_transactions" ADD CONSTRAINT "vendor_transactions_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_transactions" ADD CONSTRAINT "vendor_transactions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_transactions" ADD CONSTRAINT "vendor_transactions_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transfers" ADD CONSTRAINT "wallet_transfers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transfers" ADD CONSTRAINT "wallet_transfers_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bets_round" ON "bets" USING btree ("vendor_code","round_id","member_id") WHERE "bets"."round_id" is not null;--> statement-breakpoint
CREATE INDEX "bets_member" ON "bets" USING btree ("member_id","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bets_unfinished" ON "bets" USING btree ("moved_at") WHERE "bets"."state" = 'open';--> statement-breakpoint
CREATE INDEX "vendor_transactions_bet" ON "vendor_transactions" USING btree ("bet_id");--> statement-breakpoint
CREATE INDEX "vendor_transactions_original" ON "vendor_transactions" USING btree ("vendor_code","original_id") WHERE "vendor_transactions"."original_id" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_transfers_member" ON "sandbox_transfers" USING btree ("vendor_code","member_id");--> statement-breakpoint
CREATE INDEX "wallet_transfers_member" ON "wallet_transfers" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_transfers_pending" ON "wallet_transfers" USING btree ("asked_at") WHERE "wallet_transfers"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "wins" ADD CONSTRAINT "wins_bet_id_unique" UNIQUE("bet_id");
--> statement-breakpoint
-- What a vendor ordered holds for ever, so that a repetition is always known.
CREATE TRIGGER vendor_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON vendor_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
