CREATE TABLE "point_reward_texts" (
	"reward_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "point_reward_texts_reward_id_language_pk" PRIMARY KEY("reward_id","language")
);
--> statement-breakpoint
CREATE TABLE "point_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"picture" text NOT NULL,
	"art" jsonb,
	"points" integer NOT NULL,
	"stock" integer,
	"amount" numeric(24, 8),
	"wagering" jsonb,
	"needs_address" boolean NOT NULL,
	"max_quantity" integer DEFAULT 1 NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_rewards_kind_known" CHECK ("point_rewards"."kind" in ('goods', 'bonus', 'money')),
	CONSTRAINT "point_rewards_money" CHECK (("point_rewards"."kind" = 'goods') = ("point_rewards"."amount" is null)),
	CONSTRAINT "point_rewards_points" CHECK ("point_rewards"."points" > 0),
	CONSTRAINT "point_rewards_stock" CHECK ("point_rewards"."stock" is null or "point_rewards"."stock" >= 0),
	CONSTRAINT "point_rewards_quantity" CHECK ("point_rewards"."max_quantity" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "promotion_texts" ADD COLUMN "html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "point_reward_texts" ADD CONSTRAINT "point_reward_texts_reward_id_point_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_rewards"("id") ON DELETE cascade ON UPDATE no action;