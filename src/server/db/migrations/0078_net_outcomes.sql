ALTER TABLE "inhouse_rounds" DROP CONSTRAINT "inhouse_rounds_ended";--> statement-breakpoint
ALTER TABLE "inhouse_rounds" ADD CONSTRAINT "inhouse_rounds_ended" CHECK (("inhouse_rounds"."state" in ('won', 'push', 'lost', 'void')) = ("inhouse_rounds"."ended_at" is not null) and ("inhouse_rounds"."ended_at" is null) = ("inhouse_rounds"."payout" is null));--> statement-breakpoint
-- What was called a win and paid less than its stake is a loss. Both count as turnover, so no figure changes.
UPDATE "inhouse_rounds" SET "state" = 'lost' WHERE "state" = 'won' AND "payout" < "stake";--> statement-breakpoint
UPDATE "lottery_bets" SET "state" = 'lost' WHERE "state" = 'won' AND "payout" < "stake";--> statement-breakpoint
UPDATE "bets" SET "state" = 'lost' WHERE "state" = 'won' AND "payout" < "stake";
