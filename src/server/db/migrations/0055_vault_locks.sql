CREATE TABLE "vault_locks" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	"hours" integer NOT NULL,
	"locked_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "vault_locks_amount" CHECK ("vault_locks"."amount" > 0),
	CONSTRAINT "vault_locks_time" CHECK ("vault_locks"."ends_at" > "vault_locks"."locked_at" and "vault_locks"."returned_at" >= "vault_locks"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "vault_locks" ADD CONSTRAINT "vault_locks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vault_locks_member" ON "vault_locks" USING btree ("member_id","locked_at");--> statement-breakpoint
CREATE INDEX "vault_locks_open" ON "vault_locks" USING btree ("ends_at") WHERE "vault_locks"."returned_at" is null;