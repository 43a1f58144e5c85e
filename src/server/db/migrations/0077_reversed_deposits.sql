ALTER TABLE "deposits" DROP CONSTRAINT "deposits_state_known";--> statement-breakpoint
ALTER TABLE "unmatched_payments" DROP CONSTRAINT "unmatched_payments_state_known";--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "deposit_id" text;--> statement-breakpoint
CREATE INDEX "bonuses_deposit" ON "bonuses" USING btree ("deposit_id") WHERE "bonuses"."deposit_id" is not null;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_state_known" CHECK ("deposits"."state" in ('pending', 'paid', 'credited', 'failed', 'expired', 'reversed'));--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_state_known" CHECK ("unmatched_payments"."state" in ('open', 'credited', 'returned', 'reversed'));