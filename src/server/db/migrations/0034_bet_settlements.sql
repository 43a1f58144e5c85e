CREATE TABLE "bet_settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bet_settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bet_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"category" text NOT NULL,
	"bets" smallint NOT NULL,
	"stake" numeric(24, 8) NOT NULL,
	"payout" numeric(24, 8) NOT NULL,
	"valid_turnover" numeric(24, 8) NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bet_settlements" ADD CONSTRAINT "bet_settlements_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_settlements" ADD CONSTRAINT "bet_settlements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bet_settlements_member" ON "bet_settlements" USING btree ("member_id","settled_at");--> statement-breakpoint
CREATE INDEX "bet_settlements_bet" ON "bet_settlements" USING btree ("bet_id");--> statement-breakpoint
CREATE INDEX "bets_open" ON "bets" USING btree ("member_id","placed_at") WHERE "bets"."state" = 'open';--> statement-breakpoint
-- Bets from before this table count on the day of their last settlement.
INSERT INTO "bet_settlements" ("bet_id", "member_id", "category", "bets", "stake", "payout", "valid_turnover", "settled_at")
SELECT "id", "member_id", "category", 1, "stake", "payout", "valid_turnover", "settled_at" FROM "bets" WHERE "state" <> 'open';
