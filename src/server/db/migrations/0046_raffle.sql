CREATE TABLE "raffle_prizes" (
	"id" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"reward" jsonb,
	"wagering" jsonb,
	"chance" integer NOT NULL,
	"left" integer,
	CONSTRAINT "raffle_prizes_chance" CHECK ("raffle_prizes"."chance" between 0 and 1000000),
	CONSTRAINT "raffle_prizes_left" CHECK ("raffle_prizes"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "raffle_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"promotion_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"deposit_id" text NOT NULL,
	"seed" text NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"drawn_at" timestamp (3) with time zone,
	"prize_id" text,
	"reward_id" text,
	CONSTRAINT "raffle_tickets_key_unique" UNIQUE("key"),
	CONSTRAINT "raffle_tickets_drawn" CHECK (("raffle_tickets"."drawn_at" is null) = ("raffle_tickets"."prize_id" is null))
);
--> statement-breakpoint
ALTER TABLE "raffle_prizes" ADD CONSTRAINT "raffle_prizes_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_prize_id_raffle_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."raffle_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_reward_id_member_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."member_rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raffle_tickets_member" ON "raffle_tickets" USING btree ("member_id","promotion_id","earned_at");