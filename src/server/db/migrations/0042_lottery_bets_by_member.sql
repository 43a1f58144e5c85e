DROP INDEX "lottery_bets_draw";--> statement-breakpoint
CREATE INDEX "lottery_bets_draw" ON "lottery_bets" USING btree ("draw_id","member_id");