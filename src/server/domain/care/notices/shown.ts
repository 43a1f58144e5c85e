/** Whether an announcement `a` is shown at the moment `$1`: neither scheduled nor ended nor withdrawn. */
export const SHOWN = 'a.enabled and a.published_at <= $1 and (a.ends_at is null or a.ends_at > $1)';
