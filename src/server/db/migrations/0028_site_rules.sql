CREATE TABLE "maintenances" (
	"id" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"vendor_code" text,
	"node_id" integer,
	"note" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"started_by" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"ends_by_itself" boolean NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "maintenances_scope" CHECK (("maintenances"."scope" = 'vendor') = ("maintenances"."vendor_code" is not null)
      and ("maintenances"."scope" = 'game') = ("maintenances"."node_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "site_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"network" text,
	"country" text,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" text,
	CONSTRAINT "site_blocks_kind" CHECK (("site_blocks"."kind" = 'ip' and "site_blocks"."network" is not null and "site_blocks"."country" is null)
      or ("site_blocks"."kind" = 'region' and "site_blocks"."country" is not null and "site_blocks"."network" is null))
);
--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maintenances_starts" ON "maintenances" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "site_blocks_created" ON "site_blocks" USING btree ("created_at");--> statement-breakpoint
CREATE TRIGGER maintenances_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON maintenances
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
