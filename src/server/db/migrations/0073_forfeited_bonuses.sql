ALTER TABLE "bonuses" ADD COLUMN "forfeited" numeric(24, 8);--> statement-breakpoint
UPDATE "bonuses" SET "forfeited" = coalesce((
  SELECT -min("e"."amount") FROM "transactions" "t" JOIN "entries" "e" ON "e"."transaction_id" = "t"."id"
  WHERE "t"."reference" = 'bonus:' || "bonuses"."id" || ':forfeit'), 0)
WHERE "state" IN ('expired', 'cancelled');--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_forfeited" CHECK (("bonuses"."state" in ('expired', 'cancelled')) = ("bonuses"."forfeited" is not null));
