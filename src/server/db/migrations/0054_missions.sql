CREATE TABLE "mission_completions" (
	"mission_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"round" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mission_completions_mission_id_member_id_round_pk" PRIMARY KEY("mission_id","member_id","round")
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target" numeric(24, 8) NOT NULL,
	"repeats" text,
	"categories" text[],
	"title" jsonb NOT NULL,
	"reward" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"wagering" jsonb,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "missions_repeats_known" CHECK ("missions"."repeats" in ('day', 'week')),
	CONSTRAINT "missions_target" CHECK ("missions"."target" > 0)
);
--> statement-breakpoint
ALTER TABLE "mission_completions" ADD CONSTRAINT "mission_completions_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_completions" ADD CONSTRAINT "mission_completions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mission_completions_at" ON "mission_completions" USING btree ("completed_at","member_id");