CREATE TABLE "recent_plays" (
	"member_id" bigint NOT NULL,
	"vendor_code" text NOT NULL,
	"game_code" text NOT NULL,
	"node_id" integer,
	"played_at" timestamp (3) with time zone NOT NULL,
	"bet_at" timestamp (3) with time zone,
	CONSTRAINT "recent_plays_member_id_vendor_code_game_code_pk" PRIMARY KEY("member_id","vendor_code","game_code")
);
--> statement-breakpoint
ALTER TABLE "recent_plays" ADD CONSTRAINT "recent_plays_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_plays" ADD CONSTRAINT "recent_plays_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_plays" ADD CONSTRAINT "recent_plays_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_plays_newest" ON "recent_plays" USING btree ("member_id","played_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recent_plays_old" ON "recent_plays" USING btree ("played_at");--> statement-breakpoint
CREATE INDEX "recent_plays_game" ON "recent_plays" USING btree ("node_id");