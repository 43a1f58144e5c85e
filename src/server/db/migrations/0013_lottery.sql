CREATE TABLE "lottery_draws" (
	"id" text PRIMARY KEY NOT NULL,
	"game_code" text NOT NULL,
	"draw_at" timestamp (3) with time zone NOT NULL,
	"seed" text,
	"prizes" jsonb NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_rules" (
	"game_code" text PRIMARY KEY NOT NULL,
	"drawing" jsonb NOT NULL,
	"limits" jsonb NOT NULL,
	"drawn_here" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_stations" (
	"code" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "lottery_stations_code_language_pk" PRIMARY KEY("code","language")
);
--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_game_code_lottery_games_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."lottery_games"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_rules" ADD CONSTRAINT "lottery_rules_game_code_lottery_games_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."lottery_games"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_draws_of_game" ON "lottery_draws" USING btree ("game_code","draw_at");