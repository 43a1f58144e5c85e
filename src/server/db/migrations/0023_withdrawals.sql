CREATE TABLE "bound_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"bank_code" text NOT NULL,
	"bank_name" text NOT NULL,
	"sealed_number" text NOT NULL,
	"number_hash" text NOT NULL,
	"ending" text NOT NULL,
	"payee_name" text NOT NULL,
	"branch" text,
	"is_default" boolean NOT NULL,
	"usable_from" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "bound_accounts_kind_known" CHECK ("bound_accounts"."kind" in ('bank', 'e_wallet'))
);--> statement-breakpoint
CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "withdrawal_steps" (
	"withdrawal_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"owner" text NOT NULL,
	"actor" text NOT NULL,
	"note" text,
	CONSTRAINT "withdrawal_steps_withdrawal_id_position_pk" PRIMARY KEY("withdrawal_id","position")
);--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"state" text NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	"fee" numeric(24, 8) NOT NULL,
	"account_id" text NOT NULL,
	"payee_name" text NOT NULL,
	"reviewer" text,
	"bank_reference" text,
	"reason" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"auto_received_at" timestamp (3) with time zone,
	"dispute_reason" text,
	"dispute_text" text,
	"disputed_at" timestamp (3) with time zone,
	"dispute_answer" text,
	"dispute_answered_at" timestamp (3) with time zone,
	"figures" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"open_checks" integer NOT NULL,
	CONSTRAINT "withdrawals_state_known" CHECK ("withdrawals"."state" in ('requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned')),
	CONSTRAINT "withdrawals_amounts" CHECK ("withdrawals"."fee" >= 0 and "withdrawals"."amount" > "withdrawals"."fee"),
	CONSTRAINT "withdrawals_clock" CHECK (("withdrawals"."auto_received_at" is not null) = ("withdrawals"."state" = 'paid'))
);--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "withdrawals_held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bound_accounts" ADD CONSTRAINT "bound_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_steps" ADD CONSTRAINT "withdrawal_steps_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_account_id_bound_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bound_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bound_accounts_number" ON "bound_accounts" USING btree ("bank_code","number_hash") WHERE "bound_accounts"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bound_accounts_default" ON "bound_accounts" USING btree ("member_id") WHERE "bound_accounts"."is_default" and "bound_accounts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "bound_accounts_member" ON "bound_accounts" USING btree ("member_id","created_at") WHERE "bound_accounts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id","requested_at");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("requested_at") WHERE "withdrawals"."state" in ('requested', 'reviewing', 'approved', 'disputed');--> statement-breakpoint
CREATE INDEX "withdrawals_requested" ON "withdrawals" USING btree ("requested_at");
