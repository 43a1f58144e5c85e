CREATE TABLE "redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"reward_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"picture" text NOT NULL,
	"quantity" integer NOT NULL,
	"points" bigint NOT NULL,
	"state" text NOT NULL,
	"address" jsonb,
	"bonus_id" text,
	"tracking" text,
	"reason" text,
	"note" text,
	"redeemed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "redemptions_state" CHECK ("redemptions"."state" in ('processing', 'rejected', 'completed')),
	CONSTRAINT "redemptions_ended" CHECK (("redemptions"."state" = 'processing') = ("redemptions"."ended_at" is null)),
	CONSTRAINT "redemptions_reason" CHECK (("redemptions"."state" = 'rejected') = ("redemptions"."reason" is not null)),
	CONSTRAINT "redemptions_counts" CHECK ("redemptions"."quantity" > 0 and "redemptions"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_reward_id_point_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redemptions_member" ON "redemptions" USING btree ("member_id","redeemed_at");--> statement-breakpoint
CREATE INDEX "redemptions_waiting" ON "redemptions" USING btree ("redeemed_at") WHERE "redemptions"."state" = 'processing';