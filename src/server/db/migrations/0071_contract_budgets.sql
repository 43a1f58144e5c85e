CREATE TABLE "contract_budget_days" (
	"day" date PRIMARY KEY NOT NULL,
	"spent" numeric(24, 8) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_bills" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "contract_bills_open" ON "contract_bills" USING btree ("window_to","id") WHERE "contract_bills"."state" in ('part_collected', 'insufficient');--> statement-breakpoint
CREATE INDEX "contract_bills_ended" ON "contract_bills" USING btree ("window_to","id");