CREATE TABLE "promotion_texts" (
	"promotion_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"reward" text NOT NULL,
	CONSTRAINT "promotion_texts_promotion_id_language_pk" PRIMARY KEY("promotion_id","language")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"apply_mode" text NOT NULL,
	"reward" jsonb NOT NULL,
	"wagering" jsonb,
	"min_deposit" numeric(24, 8),
	"picture" text NOT NULL,
	"art" jsonb,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promotions_category_known" CHECK ("promotions"."category" in ('new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other')),
	CONSTRAINT "promotions_mode_known" CHECK ("promotions"."apply_mode" in ('join', 'apply', 'claim', 'raffle', 'auto')),
	CONSTRAINT "promotions_period" CHECK ("promotions"."ends_at" is null or "promotions"."ends_at" > "promotions"."starts_at"),
	CONSTRAINT "promotions_deposit_positive" CHECK ("promotions"."min_deposit" is null or "promotions"."min_deposit" > 0)
);
--> statement-breakpoint
ALTER TABLE "promotion_texts" ADD CONSTRAINT "promotion_texts_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;