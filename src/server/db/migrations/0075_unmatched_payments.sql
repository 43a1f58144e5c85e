CREATE TABLE "payment_references" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unmatched_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"deposit_id" text,
	"amount" numeric(24, 8) NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"reference_key" text NOT NULL,
	"payer_name" text,
	"source" text NOT NULL,
	"cause" text NOT NULL,
	"note" text,
	"state" text DEFAULT 'open' NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	"credited_deposit_id" text,
	"return_reference" text,
	"return_reference_key" text,
	"reason" text,
	"resolved_by" text,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "unmatched_payments_amount" CHECK ("unmatched_payments"."amount" > 0),
	CONSTRAINT "unmatched_payments_state_known" CHECK ("unmatched_payments"."state" in ('open', 'credited', 'returned')),
	CONSTRAINT "unmatched_payments_resolved" CHECK (("unmatched_payments"."state" = 'open') = ("unmatched_payments"."resolved_at" is null)),
	CONSTRAINT "unmatched_payments_credited" CHECK (("unmatched_payments"."state" = 'credited') = ("unmatched_payments"."credited_deposit_id" is not null)),
	CONSTRAINT "unmatched_payments_returned" CHECK (("unmatched_payments"."state" = 'returned') = ("unmatched_payments"."return_reference" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_reports" ALTER COLUMN "deposit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_reference_key_payment_references_key_fk" FOREIGN KEY ("reference_key") REFERENCES "public"."payment_references"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_credited_deposit_id_deposits_id_fk" FOREIGN KEY ("credited_deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "payment_references" ("key") SELECT "reference_key" FROM "deposits" WHERE "reference_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "unmatched_payments_state" ON "unmatched_payments" USING btree ("state","arrived_at");--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_payments_reference_key" ON "unmatched_payments" USING btree ("reference_key");--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_payments_return_reference_key" ON "unmatched_payments" USING btree ("return_reference_key") WHERE "unmatched_payments"."return_reference_key" is not null;