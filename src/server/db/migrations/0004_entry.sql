CREATE TABLE "agent_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_codes" (
	"kind" text NOT NULL,
	"folded" text NOT NULL,
	"code" text NOT NULL,
	"member_id" bigint NOT NULL,
	CONSTRAINT "invitation_codes_kind_folded_pk" PRIMARY KEY("kind","folded")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"ip" text NOT NULL,
	"country" text,
	"language" text NOT NULL,
	"minimum_age" smallint NOT NULL,
	"domain" text,
	"register_url" text,
	"affiliate_code" text,
	"referral_code" text,
	"referred_by" bigint,
	"recommender_id" text,
	"contacts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"answer" text NOT NULL,
	"salt" text NOT NULL,
	"difficulty" smallint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sent_at" timestamp (3) with time zone NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"purpose" text NOT NULL,
	"number" text NOT NULL,
	"send_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_codes_purpose_number_pk" PRIMARY KEY("purpose","number")
);
--> statement-breakpoint
CREATE TABLE "sms_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" jsonb NOT NULL,
	"wait_until" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"uses_left" smallint NOT NULL,
	"challenge_hash" text,
	"member_id" bigint,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_mobile_num_unique";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "dialing_code" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "mobile_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "payee_name" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "id_number" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "upline_id" bigint;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "payment_password_hash" text;--> statement-breakpoint
ALTER TABLE "agent_domains" ADD CONSTRAINT "agent_domains_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_referred_by_members_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_tickets" ADD CONSTRAINT "verification_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_expires" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_expires" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_limits_changed" ON "sms_limits" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "verification_tickets_expires" ON "verification_tickets" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_upline_id_members_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_upline" ON "members" USING btree ("upline_id");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_number" UNIQUE("dialing_code","mobile_num");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_number_whole" CHECK (("members"."dialing_code" is null) = ("members"."mobile_num" is null));