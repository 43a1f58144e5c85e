CREATE TABLE "inhouse_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"rules_version" integer NOT NULL,
	"state" text NOT NULL,
	"demo" boolean NOT NULL,
	"server_seed_hash" text NOT NULL,
	"sealed_seed" text,
	"shared_round_id" text,
	"committed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"bet_id" text,
	"stake" numeric(24, 8),
	"choice" jsonb,
	"client_seed" text,
	"started_at" timestamp (3) with time zone,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"multiplier" text DEFAULT '0.00' NOT NULL,
	"moved_at" timestamp (3) with time zone,
	"payout" numeric(24, 8),
	"outcome" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "inhouse_rounds_bet_id_unique" UNIQUE("bet_id"),
	CONSTRAINT "inhouse_rounds_staked" CHECK (("inhouse_rounds"."state" in ('sealed', 'expired')) = ("inhouse_rounds"."started_at" is null)),
	CONSTRAINT "inhouse_rounds_ended" CHECK (("inhouse_rounds"."state" in ('won', 'lost', 'void')) = ("inhouse_rounds"."ended_at" is not null) and ("inhouse_rounds"."ended_at" is null) = ("inhouse_rounds"."payout" is null))
);
--> statement-breakpoint
ALTER TABLE "inhouse_rounds" ADD CONSTRAINT "inhouse_rounds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inhouse_rounds" ADD CONSTRAINT "inhouse_rounds_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "inhouse_rounds_sealed" ON "inhouse_rounds" USING btree ("member_id","game_id") WHERE "inhouse_rounds"."state" = 'sealed';
--> statement-breakpoint
CREATE INDEX "inhouse_rounds_member" ON "inhouse_rounds" USING btree ("member_id","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "inhouse_rounds_open" ON "inhouse_rounds" USING btree ("moved_at") WHERE "inhouse_rounds"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "inhouse_rounds_shared" ON "inhouse_rounds" USING btree ("shared_round_id") WHERE "inhouse_rounds"."shared_round_id" is not null;
