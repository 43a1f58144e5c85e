CREATE TABLE "two_step_enrolments" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "two_step_enrolments_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "two_step_logins" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"enabled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_step_recovery_codes" (
	"member_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "two_step_recovery_codes_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "login_records" DROP CONSTRAINT "login_records_outcome_known";
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "welcomed_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Who has an account already needs no welcome.
UPDATE "members" SET "welcomed_at" = "created_at";
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_login_shown_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "two_step_enrolments" ADD CONSTRAINT "two_step_enrolments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "two_step_logins" ADD CONSTRAINT "two_step_logins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "two_step_recovery_codes" ADD CONSTRAINT "two_step_recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "members_email" ON "members" USING btree (lower("email"));
--> statement-breakpoint
ALTER TABLE "login_records" ADD CONSTRAINT "login_records_outcome_known" CHECK ("login_records"."outcome" in ('success', 'wrong_password', 'wrong_code', 'locked', 'new_place', 'two_step', 'self_excluded'));
