CREATE TABLE "bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"member_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_id" text,
	"amount" numeric(24, 8) NOT NULL,
	"balance" numeric(24, 8) NOT NULL,
	"required" numeric(24, 8) NOT NULL,
	"counted" numeric(24, 8) DEFAULT '0' NOT NULL,
	"wagering" jsonb NOT NULL,
	"state" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"converted" numeric(24, 8),
	CONSTRAINT "bonuses_key_unique" UNIQUE("key"),
	CONSTRAINT "bonuses_state_known" CHECK ("bonuses"."state" in ('active', 'completed', 'expired', 'cancelled')),
	CONSTRAINT "bonuses_amounts" CHECK ("bonuses"."amount" > 0 and "bonuses"."balance" between 0 and "bonuses"."amount" and "bonuses"."required" >= 0),
	CONSTRAINT "bonuses_counted" CHECK ("bonuses"."counted" between 0 and "bonuses"."required"),
	CONSTRAINT "bonuses_ended" CHECK (("bonuses"."state" = 'active') = ("bonuses"."ended_at" is null)),
	CONSTRAINT "bonuses_converted" CHECK (("bonuses"."state" = 'completed') = ("bonuses"."converted" is not null))
);
--> statement-breakpoint
CREATE TABLE "member_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"member_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_id" text,
	"reward" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"wagering" jsonb,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"bonus_id" text,
	CONSTRAINT "member_rewards_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "wagering_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wagering_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bonus_id" text NOT NULL,
	"settlement_id" bigint NOT NULL,
	"bet_id" text NOT NULL,
	"stake" numeric(24, 8) NOT NULL,
	"rate" integer NOT NULL,
	"weighed" numeric(24, 8) NOT NULL,
	"counted" numeric(24, 8) NOT NULL,
	"counted_total" numeric(24, 8) NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wagering_entries_once" UNIQUE("bonus_id","settlement_id")
);
--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rewards" ADD CONSTRAINT "member_rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rewards" ADD CONSTRAINT "member_rewards_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wagering_entries" ADD CONSTRAINT "wagering_entries_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wagering_entries" ADD CONSTRAINT "wagering_entries_settlement_id_bet_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."bet_settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wagering_entries" ADD CONSTRAINT "wagering_entries_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonuses_member" ON "bonuses" USING btree ("member_id","granted_at");--> statement-breakpoint
CREATE INDEX "bonuses_active" ON "bonuses" USING btree ("ends_at") WHERE "bonuses"."state" = 'active';--> statement-breakpoint
CREATE INDEX "member_rewards_member" ON "member_rewards" USING btree ("member_id","granted_at");--> statement-breakpoint
CREATE INDEX "wagering_entries_bet" ON "wagering_entries" USING btree ("bonus_id","bet_id");