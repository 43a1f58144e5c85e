CREATE TABLE "bonus_stakes" (
	"key" text NOT NULL,
	"bonus_id" text NOT NULL,
	"bet_id" text NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	CONSTRAINT "bonus_stakes_key_bonus_id_pk" PRIMARY KEY("key","bonus_id")
);
--> statement-breakpoint
ALTER TABLE "bonuses" DROP CONSTRAINT "bonuses_amounts";--> statement-breakpoint
ALTER TABLE "bonus_stakes" ADD CONSTRAINT "bonus_stakes_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_stakes" ADD CONSTRAINT "bonus_stakes_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_stakes_bet" ON "bonus_stakes" USING btree ("bet_id");--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_amounts" CHECK ("bonuses"."amount" > 0 and "bonuses"."balance" >= 0 and "bonuses"."required" >= 0);