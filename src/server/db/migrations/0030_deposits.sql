CREATE TABLE "deposit_steps" (
	"deposit_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"operator" text,
	"note" text,
	CONSTRAINT "deposit_steps_deposit_id_position_pk" PRIMARY KEY("deposit_id","position")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deposits_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 3100 CACHE 1),
	"member_id" bigint NOT NULL,
	"method_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	"fee_rate" integer NOT NULL,
	"fee_fixed" numeric(24, 8) NOT NULL,
	"fee" numeric(24, 8) NOT NULL,
	"payer_reference" text,
	"reported_at" timestamp (3) with time zone,
	"promotion_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"received_amount" numeric(24, 8),
	"bank_reference" text,
	"paid_at" timestamp (3) with time zone,
	"credited_amount" numeric(24, 8),
	"credited_at" timestamp (3) with time zone,
	"balance_after" numeric(24, 8),
	"reason" text,
	CONSTRAINT "deposits_state_known" CHECK ("deposits"."state" in ('pending', 'paid', 'credited', 'failed', 'expired')),
	CONSTRAINT "deposits_kind_known" CHECK ("deposits"."kind" in ('bank_transfer', 'e_wallet_qr', 'card'))
);
--> statement-breakpoint
CREATE TABLE "payment_reports" (
	"event_id" text PRIMARY KEY NOT NULL,
	"deposit_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposit_steps" ADD CONSTRAINT "deposit_steps_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_member" ON "deposits" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "deposits_state" ON "deposits" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_number" ON "deposits" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_bank_reference" ON "deposits" USING btree ("bank_reference") WHERE "deposits"."bank_reference" is not null;