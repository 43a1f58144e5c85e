CREATE TABLE "moonshot_bets" (
	"round_id" text PRIMARY KEY NOT NULL,
	"flight_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"cash_out_at" integer,
	"left_at" integer,
	"taken_back" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moonshot_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "moonshot_rounds_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"rules_version" integer NOT NULL,
	"server_seed_hash" text NOT NULL,
	"sealed_seed" text NOT NULL,
	"players_seed" text,
	"places" integer DEFAULT 0 NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"bets_close_at" timestamp (3) with time zone NOT NULL,
	"take_off_at" timestamp (3) with time zone,
	"end_multiplier" integer,
	"ends_at" timestamp (3) with time zone,
	"next_round_at" timestamp (3) with time zone,
	CONSTRAINT "moonshot_rounds_number_unique" UNIQUE("number"),
	CONSTRAINT "moonshot_rounds_flown" CHECK (("moonshot_rounds"."state" = 'betting') = ("moonshot_rounds"."take_off_at" is null))
);
--> statement-breakpoint
CREATE TABLE "moonshot_watchers" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "moonshot_bets" ADD CONSTRAINT "moonshot_bets_flight_id_moonshot_rounds_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."moonshot_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moonshot_bets" ADD CONSTRAINT "moonshot_bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moonshot_watchers" ADD CONSTRAINT "moonshot_watchers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moonshot_bets_place" ON "moonshot_bets" USING btree ("flight_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "moonshot_bets_member" ON "moonshot_bets" USING btree ("flight_id","member_id") WHERE not "moonshot_bets"."taken_back";--> statement-breakpoint
CREATE UNIQUE INDEX "moonshot_rounds_one" ON "moonshot_rounds" USING btree ((true)) WHERE "moonshot_rounds"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "moonshot_watchers_asked" ON "moonshot_watchers" USING btree ("asked_at");