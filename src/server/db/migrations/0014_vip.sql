CREATE TABLE "rank_privileges" (
	"level" smallint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"rate" integer,
	"amount" numeric(24, 8),
	"count" integer,
	"words" jsonb,
	CONSTRAINT "rank_privileges_level_position_pk" PRIMARY KEY("level","position"),
	CONSTRAINT "rank_privileges_kind_known" CHECK ("rank_privileges"."kind" in ('rebate_slots', 'rebate_live', 'rebate_sports', 'rebate_lottery', 'birthday_credit', 'upgrade_credit', 'withdrawals_per_day', 'withdrawal_amount_per_day', 'vip_support', 'other')),
	CONSTRAINT "rank_privileges_rate_share" CHECK ("rank_privileges"."rate" between 0 and 10000),
	CONSTRAINT "rank_privileges_not_negative" CHECK ("rank_privileges"."amount" >= 0 and "rank_privileges"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rank_rules" (
	"language" text PRIMARY KEY NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_turnover" (
	"member_id" bigint NOT NULL,
	"counted_on" date NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	CONSTRAINT "rank_turnover_member_id_counted_on_pk" PRIMARY KEY("member_id","counted_on"),
	CONSTRAINT "rank_turnover_positive" CHECK ("rank_turnover"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "rank_reached_on" date;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "rank_kept_until" date;--> statement-breakpoint
ALTER TABLE "ranks" ADD COLUMN "points_needed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ranks" ADD COLUMN "points_to_keep" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rank_privileges" ADD CONSTRAINT "rank_privileges_level_ranks_level_fk" FOREIGN KEY ("level") REFERENCES "public"."ranks"("level") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_turnover" ADD CONSTRAINT "rank_turnover_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;