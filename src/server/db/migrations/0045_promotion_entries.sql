CREATE TABLE "promotion_entries" (
	"promotion_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"round" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"deposited" numeric(24, 8),
	"issued_at" timestamp (3) with time zone,
	"bonus_id" text,
	CONSTRAINT "promotion_entries_promotion_id_member_id_round_pk" PRIMARY KEY("promotion_id","member_id","round"),
	CONSTRAINT "promotion_entries_issued" CHECK (("promotion_entries"."issued_at" is null) = ("promotion_entries"."deposited" is null))
);
--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "rule" jsonb;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "budget" numeric(24, 8);--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "spent" numeric(24, 8) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD CONSTRAINT "promotion_entries_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD CONSTRAINT "promotion_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD CONSTRAINT "promotion_entries_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_entries_member" ON "promotion_entries" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_budget" CHECK ("promotions"."spent" >= 0 and "promotions"."spent" <= coalesce("promotions"."budget", "promotions"."spent"));