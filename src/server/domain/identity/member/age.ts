/** The calendar day of a moment in a time zone, as `yyyy-MM-dd`. */
export function dayIn(timeZone: string, at: number): string {
  // The Swedish locale writes dates in ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
}

/** The age on a day of a person with a birthday, both `yyyy-MM-dd`; negative before the birth. */
export function ageOn(day: string, birthday: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
