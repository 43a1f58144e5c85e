CREATE TABLE "lottery_bets" (
	"bet_id" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"game_code" text NOT NULL,
	"draw_id" text NOT NULL,
	"chase_id" text,
	"place" integer NOT NULL,
	"play_type" text NOT NULL,
	"picks" jsonb NOT NULL,
	"combinations" integer NOT NULL,
	"lines" integer NOT NULL,
	"unit" numeric(24, 8) NOT NULL,
	"multiple" integer NOT NULL,
	"draw_multiple" integer NOT NULL,
	"stake" numeric(24, 8) NOT NULL,
	"odds" text NOT NULL,
	"hit_probability" text NOT NULL,
	"return_to_player" integer NOT NULL,
	"max_payout_per_line" numeric(24, 8) NOT NULL,
	"max_payout" numeric(24, 8) NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"hits" integer,
	"payout" numeric(24, 8),
	"version" integer,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "lottery_bets_settled" CHECK (("lottery_bets"."state" = 'open') = ("lottery_bets"."settled_at" is null)),
	CONSTRAINT "lottery_bets_paid" CHECK (("lottery_bets"."state" = 'open') = ("lottery_bets"."payout" is null))
);
--> statement-breakpoint
CREATE TABLE "lottery_chases" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"game_code" text NOT NULL,
	"stop_on_win" boolean NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_stake" numeric(24, 8) NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "lottery_chases_ended" CHECK (("lottery_chases"."state" = 'running') = ("lottery_chases"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "lottery_debts" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	CONSTRAINT "lottery_debts_not_negative" CHECK ("lottery_debts"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lottery_favourites" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"game_codes" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_settlements" (
	"bet_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"hits" integer NOT NULL,
	"payout" numeric(24, 8) NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lottery_settlements_bet_id_version_pk" PRIMARY KEY("bet_id","version")
);
--> statement-breakpoint
ALTER TABLE "lottery_bets" ADD CONSTRAINT "lottery_bets_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_bets" ADD CONSTRAINT "lottery_bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_bets" ADD CONSTRAINT "lottery_bets_draw_id_lottery_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."lottery_draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_bets" ADD CONSTRAINT "lottery_bets_chase_id_lottery_chases_id_fk" FOREIGN KEY ("chase_id") REFERENCES "public"."lottery_chases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_chases" ADD CONSTRAINT "lottery_chases_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_chases" ADD CONSTRAINT "lottery_chases_game_code_lottery_games_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."lottery_games"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_debts" ADD CONSTRAINT "lottery_debts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_favourites" ADD CONSTRAINT "lottery_favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_settlements" ADD CONSTRAINT "lottery_settlements_bet_id_lottery_bets_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."lottery_bets"("bet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_bets_member" ON "lottery_bets" USING btree ("member_id","placed_at" DESC NULLS LAST,"bet_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lottery_bets_draw" ON "lottery_bets" USING btree ("draw_id");--> statement-breakpoint
CREATE INDEX "lottery_bets_chase" ON "lottery_bets" USING btree ("chase_id") WHERE "lottery_bets"."chase_id" is not null;--> statement-breakpoint
CREATE INDEX "lottery_chases_member" ON "lottery_chases" USING btree ("member_id","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE TRIGGER lottery_settlements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lottery_settlements
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
