DROP INDEX "bet_settlements_bet";--> statement-breakpoint
CREATE INDEX "bet_settlements_bet" ON "bet_settlements" USING btree ("bet_id","settled_at");