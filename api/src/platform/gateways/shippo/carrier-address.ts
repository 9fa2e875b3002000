import type { Parcel } from './carrier-gateway.ts';

/** The shortest limits of the carriers whose labels Shippo sells, in characters (UPS and FedEx print 35 on a line). */
const LONGEST_LINE = 35;
const LONGEST_PHONE = 15;
const LONGEST_EMAIL = 50;
const MOST_LINES = 3;

/** The words of a text on lines that a carrier prints; a longer word is cut. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LONGEST_LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.slice(0, LONGEST_LINE));
  }
  return lines;
}

/**
 * An address as the carriers take it. Too long a street goes on in the next line; what does not fit three lines is cut, as it is on a label.
 * An e-mail address or a phone number that is too long is left out.
 */
export function toCarrierAddress({ name, street1, street2, city, state, zip, country, phone, email }: Parcel['to']) {
  const apart = [...wrap(street1), ...wrap(street2 ?? '')];
  const [line1 = '', line2, line3] = apart.length <= MOST_LINES ? apart : wrap(`${street1} ${street2 ?? ''}`);
  const digits = phone?.replaceAll(/[^\d+]/g, '') ?? '';
  return {
    name: wrap(name)[0] ?? '',
    street1: line1,
    ...(line2 && { street2: line2 }),
    ...(line3 && { street3: line3 }),
    city: wrap(city)[0] ?? '',
    state,
    zip,
    country,
    ...(digits && digits.length <= LONGEST_PHONE && { phone: digits }),
    ...(email && email.length <= LONGEST_EMAIL && { email }),
  };
}
