-- The server finds games by the words of the catalogue that it has in memory.
DROP TRIGGER "vendors_search_text" ON "vendors";--> statement-breakpoint
DROP TRIGGER "games_search_text" ON "games";--> statement-breakpoint
DROP FUNCTION vendors_search_text();--> statement-breakpoint
DROP FUNCTION games_search_text();--> statement-breakpoint
DROP FUNCTION fold_text(text);--> statement-breakpoint
DROP INDEX "games_search";--> statement-breakpoint
ALTER TABLE "games" DROP COLUMN "search_text";
