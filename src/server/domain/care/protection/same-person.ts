const IDENTITY = (column: string) => `upper(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`;

/**
 * The ids of members that name the e-mail address, identity number, payout account or messenger of member `$1`. They need
 * not have proven it. Two members never have one mobile number.
 */
export const SAME_CONTACT = `
  select o.id from members i join members o on lower(o.email) = lower(i.email) where i.id = $1
  union
  select o.id from members i join members o on ${IDENTITY('o.id_number')} = ${IDENTITY('i.id_number')} where i.id = $1
  union
  select y.member_id from bound_accounts x
  join bound_accounts y on y.bank_code = x.bank_code and y.number_hash = x.number_hash where x.member_id = $1
  union
  select y.member_id from registrations x cross join jsonb_each_text(x.contacts) c
  join registrations y on lower(y.contacts::text)::jsonb @> jsonb_build_object(lower(c.key), lower(c.value))
  where x.member_id = $1`;

/**
 * The ids of members that have proven an e-mail address or a payout account of member `$1`: by a code, or by a withdrawal
 * that arrived there. What nobody proved does not count, or a stranger could keep somebody from a promotion.
 */
export const PROVEN_CONTACT = `
  select o.id from members i join members o on lower(o.email) = lower(i.email) and o.email_changed_at is not null
  where i.id = $1
  union
  select y.member_id from bound_accounts x
  join bound_accounts y on y.bank_code = x.bank_code and y.number_hash = x.number_hash
  where x.member_id = $1 and exists (
    select from withdrawals w where w.member_id = y.member_id and w.account_id = y.id and w.state = 'received')`;

const SHARED = '^(::ffff:)?(127[.]|10[.]|192[.]168[.]|172[.](1[6-9]|2[0-9]|3[01])[.]|169[.]254[.])|^(::1$|f[cd]|fe80:)';

/**
 * The members that logged in at the address of member `$1`. The device was the same within a day, or the payee name is.
 * A loopback or private address is everybody's: that of a proxy which nobody declared.
 */
export const SAME_DEVICE = `
  select y.member_id from login_records x
  join login_records y on y.ip = x.ip and y.outcome = 'success'
  join members i on i.id = x.member_id join members o on o.id = y.member_id
  where x.member_id = $1 and x.outcome = 'success' and x.ip !~ '${SHARED}' and (
    x.device = y.device and abs(extract(epoch from x.at - y.at)) < 86400 or upper(i.payee_name) = upper(o.payee_name))`;
