CREATE TABLE "referral_rewards" (
	"id" text PRIMARY KEY DEFAULT 'rr-' || replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"inviter_id" bigint NOT NULL,
	"invitee_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"turnover" numeric(24, 8) DEFAULT '0' NOT NULL,
	"rate" integer DEFAULT 0 NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"credited_at" timestamp (3) with time zone,
	CONSTRAINT "referral_rewards_kind_known" CHECK ("referral_rewards"."kind" in ('registration', 'first_deposit', 'turnover')),
	CONSTRAINT "referral_rewards_amounts" CHECK ("referral_rewards"."amount" >= 0 and "referral_rewards"."turnover" >= 0),
	CONSTRAINT "referral_rewards_other" CHECK ("referral_rewards"."inviter_id" <> "referral_rewards"."invitee_id")
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "referral_refusal" text;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_invitee_id_members_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_rewards_turnover" ON "referral_rewards" USING btree ("invitee_id","day") WHERE "referral_rewards"."kind" = 'turnover';--> statement-breakpoint
CREATE UNIQUE INDEX "referral_rewards_once" ON "referral_rewards" USING btree ("invitee_id","kind") WHERE "referral_rewards"."kind" <> 'turnover';--> statement-breakpoint
CREATE INDEX "referral_rewards_inviter" ON "referral_rewards" USING btree ("inviter_id","day");--> statement-breakpoint
CREATE INDEX "referral_rewards_due" ON "referral_rewards" USING btree ("due_at") WHERE "referral_rewards"."credited_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_codes_referral" ON "invitation_codes" USING btree ("member_id") WHERE "invitation_codes"."kind" = 'referral';--> statement-breakpoint
CREATE INDEX "registrations_referred_by" ON "registrations" USING btree ("referred_by","registered_at") WHERE "registrations"."referred_by" is not null;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_refusal_known" CHECK ("registrations"."referral_refusal" in ('same_person', 'ring'));