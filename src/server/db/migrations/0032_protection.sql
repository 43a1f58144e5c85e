CREATE TABLE "play_limits" (
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"set_by" text NOT NULL,
	"amount" numeric(24, 8),
	"next_amount" numeric(24, 8),
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "play_limits_member_id_kind_period_set_by_pk" PRIMARY KEY("member_id","kind","period","set_by"),
	CONSTRAINT "play_limits_set_by_known" CHECK ("play_limits"."set_by" in ('member', 'operator')),
	CONSTRAINT "play_limits_kind_known" CHECK (("play_limits"."kind" in ('deposit', 'loss') and "play_limits"."period" in ('day', 'week', 'month'))
      or ("play_limits"."kind" = 'time' and "play_limits"."period" in ('session', 'day'))),
	CONSTRAINT "play_limits_amounts" CHECK ("play_limits"."amount" >= 0 and "play_limits"."next_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "self_exclusions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "self_exclusions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"mobile" text,
	"email" text,
	"id_number" text
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "reality_check_minutes" smallint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reality_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_exclusions" ADD CONSTRAINT "self_exclusions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "self_exclusions_member" ON "self_exclusions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "self_exclusions_due" ON "self_exclusions" USING btree ("ends_at") WHERE "self_exclusions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "self_exclusions_mobile" ON "self_exclusions" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "self_exclusions_email" ON "self_exclusions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "self_exclusions_id_number" ON "self_exclusions" USING btree ("id_number");