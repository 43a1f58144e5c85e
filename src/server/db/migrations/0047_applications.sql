CREATE TABLE "application_images" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"position" smallint NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"data" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"state" text NOT NULL,
	"remark" text NOT NULL,
	"image_count" smallint NOT NULL,
	"filed_at" timestamp (3) with time zone NOT NULL,
	"reviewer" text,
	"taken_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"note" text,
	"bonus_id" text,
	CONSTRAINT "applications_state_known" CHECK ("applications"."state" in ('applying', 'processing', 'issued', 'rejected')),
	CONSTRAINT "applications_decided" CHECK (("applications"."state" in ('issued', 'rejected')) = ("applications"."decided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "application_images" ADD CONSTRAINT "application_images_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_images_of" ON "application_images" USING btree ("application_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("promotion_id","member_id") WHERE "applications"."state" <> 'rejected';--> statement-breakpoint
CREATE INDEX "applications_filed" ON "applications" USING btree ("filed_at");--> statement-breakpoint
CREATE INDEX "applications_member" ON "applications" USING btree ("member_id","promotion_id");