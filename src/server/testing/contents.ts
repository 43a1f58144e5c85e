import type { Database } from '../db/database.ts';

/** What a test database holds at first. */
export type Contents = 'migrated' | 'seeded';

/** The names of databases on a server. */
export type ServerTemplates = {
  readonly server: string;
  /** How the names of their copies begin. */
  readonly prefix: string;
} & Readonly<Record<Contents, string>>;

/** Everything that statements other than those of data change: pg-boss's schema, tables of tests, disabled triggers. */
export const SCHEMA = `
  with ours as (
    select oid from pg_namespace where nspname <> 'information_schema' and nspname not like 'pg\\_%'
  ), parts (part) as (
    select format('schema %s', oid) from ours
    union all
    select format('relation %s %s %s', oid, relname, relkind) from pg_class
    where relnamespace in (select oid from ours)
    union all
    select format('column %s %s %s %s %s %s', attrelid, attnum, attname, atttypid, attnotnull, attidentity)
    from pg_attribute where attrelid in (select oid from pg_class where relnamespace in (select oid from ours))
    union all
    select format('default %s %s %s', adrelid, adnum, md5(adbin::text)) from pg_attrdef
    union all
    select format('constraint %s %s %s', oid, conname, md5(conbin::text)) from pg_constraint
    union all
    select format('trigger %s %s %s', oid, tgfoid, tgenabled) from pg_trigger
    union all
    select format('function %s %s', oid, md5(prosrc)) from pg_proc where pronamespace in (select oid from ours)
    union all
    select format('type %s', oid) from pg_type where typnamespace in (select oid from ours)
    union all
    select format('label %s %s', enumtypid, enumlabel) from pg_enum
  )
  select md5(string_agg(part, ' ' order by part)) as schema from parts`;

/** Copies what the tables hold, and where the sequences stand, for `resetTo`. */
export async function keepContents(db: Database, contents: Contents): Promise<void> {
  await db.execute(`
    create schema test_${contents};
    do $$
    declare name text; filled boolean;
    begin
      for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
        execute format('select exists (select from public.%I)', name) into filled;
        if filled then
          execute format('create table test_${contents}.%I as table public.%I', name, name);
        end if;
      end loop;
      create table test_${contents}.sequence_values as
        select sequencename, start_value, last_value from pg_sequences where schemaname = 'public';
    end $$;`);
}

/**
 * The statement after which the database holds what `keepContents` kept. Where it is known which tables have changed, the
 * others stay as they are.
 */
export function resetTo(contents: Contents, changed?: readonly string[]): string {
  const names = changed?.map((name) => `'${name}'`).join(', ');
  return `
    do $$
    declare name text; columns text;${changed ? '' : ' filled boolean; emptied text[];'}
    begin
      -- No trigger and no foreign key looks at it.
      set local session_replication_role = replica;
      ${changed ? changed.map((name) => `delete from public."${name}";`).join(' ') : EMPTY_ALL}
      for name, columns in
        select relname, string_agg(format('%I', attname), ', ' order by attnum)
        from pg_class kept
        join pg_attribute on attrelid = format('public.%I', relname)::regclass and attnum > 0
        where relnamespace = 'test_${contents}'::regnamespace and relkind = 'r' and relname <> 'sequence_values'
          and not attisdropped and attgenerated = ''${names === undefined ? '' : ` and relname in (${names || 'null'})`}
        group by relname
      loop
        execute format(
          'insert into public.%I (%s) overriding system value select %s from test_${contents}.%I',
          name, columns, columns, name
        );
      end loop;
      perform setval(format('public.%I', sequencename), coalesce(last_value, start_value), last_value is not null)
      from test_${contents}.sequence_values;
    end $$;`;
}

const EMPTY_ALL = `
      for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
        execute format('select exists (select from public.%I)', name) into filled;
        if filled then
          emptied := emptied || format('public.%I', name);
        end if;
      end loop;
      if emptied is not null then
        execute 'truncate ' || array_to_string(emptied, ', ') || ' cascade';
      end if;`;
