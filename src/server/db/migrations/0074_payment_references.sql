DROP INDEX "deposits_bank_reference";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "reference_key" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "reference_key" text;--> statement-breakpoint
-- Of payments that have the same reference already, the first has it; the id of each other one keeps it apart.
UPDATE "deposits" SET "reference_key" = CASE WHEN "found"."place" = 1 THEN "found"."key" ELSE "found"."key" || ' ' || "deposits"."id" END
FROM (
  SELECT "id", "key", row_number() OVER (PARTITION BY "key" ORDER BY "paid_at", "id") AS "place"
  FROM (SELECT "id", "paid_at", upper(normalize(regexp_replace(normalize("bank_reference", NFKC), '[\s\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'), NFKC)) AS "key" FROM "deposits" WHERE "bank_reference" IS NOT NULL) AS "known"
) AS "found"
WHERE "found"."id" = "deposits"."id";--> statement-breakpoint
UPDATE "withdrawals" SET "reference_key" = CASE WHEN "found"."place" = 1 THEN "found"."key" ELSE "found"."key" || ' ' || "withdrawals"."id" END
FROM (
  SELECT "id", "key", row_number() OVER (PARTITION BY "key" ORDER BY "requested_at", "id") AS "place"
  FROM (SELECT "id", "requested_at", upper(normalize(regexp_replace(normalize("bank_reference", NFKC), '[\s\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'), NFKC)) AS "key" FROM "withdrawals" WHERE "bank_reference" IS NOT NULL) AS "known"
) AS "found"
WHERE "found"."id" = "withdrawals"."id";--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_reference_key" ON "deposits" USING btree ("reference_key") WHERE "deposits"."reference_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_reference_key" ON "withdrawals" USING btree ("reference_key") WHERE "withdrawals"."reference_key" is not null;
