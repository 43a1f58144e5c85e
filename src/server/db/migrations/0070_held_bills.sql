CREATE TABLE "contract_holds" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"held_by" text NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_bills" ADD COLUMN "gap_share" numeric(24, 8) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_bills" ADD COLUMN "rounding" numeric(24, 8) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_holds" ADD CONSTRAINT "contract_holds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_bills_pending" ON "contract_bills" USING btree ("downline_id","issued_at") WHERE "contract_bills"."state" = 'pending';