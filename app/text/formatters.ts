/** Making a formatter takes a phone a hundred times as long as using it: one for each place and purpose. */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const made = numbers.get(name) ?? new Intl.NumberFormat(locale, options);
  numbers.set(name, made);
  return made;
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const made = dates.get(name) ?? new Intl.DateTimeFormat(locale, options);
  dates.set(name, made);
  return made;
}
