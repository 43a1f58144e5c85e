CREATE TABLE "earned_points" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"turnover" numeric(24, 8) DEFAULT '0' NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"postings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "earned_points_not_negative" CHECK ("earned_points"."points" >= 0 and "earned_points"."postings" >= 0)
);
--> statement-breakpoint
-- What settled before points were earned by turnover earns none.
ALTER TABLE "bet_settlements" ADD COLUMN "points_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "bet_settlements" ALTER COLUMN "points_counted" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "earned_points" ADD CONSTRAINT "earned_points_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bet_settlements_points" ON "bet_settlements" USING btree ("member_id") WHERE not "bet_settlements"."points_counted";