CREATE TABLE "tournament_places" (
	"tournament_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"rank" integer NOT NULL,
	"score" numeric(24, 8) NOT NULL,
	"prize" numeric(24, 8) NOT NULL,
	CONSTRAINT "tournament_places_tournament_id_member_id_pk" PRIMARY KEY("tournament_id","member_id"),
	CONSTRAINT "tournament_places_prize" CHECK ("tournament_places"."prize" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"metric" text NOT NULL,
	"vendor_code" text,
	"category" text,
	"minimum_stake" numeric(24, 8) NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"prizes" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "tournaments_range" CHECK ("tournaments"."starts_at" < "tournaments"."ends_at"),
	CONSTRAINT "tournaments_metric" CHECK ("tournaments"."metric" in ('turnover', 'multiplier'))
);
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "tournament_id" text;--> statement-breakpoint
ALTER TABLE "tournament_places" ADD CONSTRAINT "tournament_places_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_places" ADD CONSTRAINT "tournament_places_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_places_position" ON "tournament_places" USING btree ("tournament_id","position");--> statement-breakpoint
CREATE INDEX "tournaments_unpaid" ON "tournaments" USING btree ("ends_at") WHERE "tournaments"."paid_at" is null;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;