ALTER TABLE "bets" ADD COLUMN "summary_in" jsonb;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "result_in" jsonb;