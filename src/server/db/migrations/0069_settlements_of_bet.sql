CREATE INDEX "bet_settlements_bet_at" ON "bet_settlements" USING btree ("bet_id","settled_at");--> statement-breakpoint
DROP INDEX "bet_settlements_bet";--> statement-breakpoint
ALTER INDEX "bet_settlements_bet_at" RENAME TO "bet_settlements_bet";
