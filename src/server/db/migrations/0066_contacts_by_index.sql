DROP INDEX "bound_accounts_member";--> statement-breakpoint
CREATE INDEX "registrations_contacts" ON "registrations" USING gin ((lower("contacts"::text)::jsonb) jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "bound_accounts_ever" ON "bound_accounts" USING btree ("bank_code","number_hash");--> statement-breakpoint
CREATE INDEX "bound_accounts_member" ON "bound_accounts" USING btree ("member_id","created_at");