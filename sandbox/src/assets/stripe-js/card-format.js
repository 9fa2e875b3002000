const AMEX_GROUPS = [4, 6, 5];
const OTHER_GROUPS = [4, 4, 4, 4, 3];

export function digitsOf(text) {
  return text.replace(/\D/g, '');
}

export function brandOfNumber(digits) {
  if (/^3[47]/.test(digits)) return 'amex';
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^6(011|5)/.test(digits)) return 'discover';
  return 'unknown';
}

export function numberLength(digits) {
  return brandOfNumber(digits) === 'amex' ? 15 : 16;
}
export function cvcLength(digits) {
  return brandOfNumber(digits) === 'amex' ? 4 : 3;
}

export function formatNumber(text) {
  const digits = digitsOf(text).slice(0, brandOfNumber(digitsOf(text)) === 'unknown' ? 19 : numberLength(digitsOf(text)));
  const groups = [];
  let start = 0;
  for (const size of brandOfNumber(digits) === 'amex' ? AMEX_GROUPS : OTHER_GROUPS) {
    if (start < digits.length) groups.push(digits.slice(start, start + size));
    start += size;
  }
  return groups.join(' ');
}

/** "4" can only be April; some browsers autofill "12/2030". */
export function formatExpiry(text) {
  const parts = text.split('/');
  let digits = digitsOf(text);
  if (parts.length === 2 && digitsOf(parts[0]).length === 1) digits = `0${digits}`;
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  const year = digits.slice(2, 6);
  const shortYear = year.length === 4 && year.startsWith('20') ? year.slice(2) : year.slice(0, 2);
  return digits.length >= 2 ? `${digits.slice(0, 2)} / ${shortYear}` : digits;
}

export function isLuhnValid(digits) {
  let sum = 0;
  [...digits].toReversed().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

function problem(code, message) {
  return { type: 'validation_error', code, message };
}

/** Stripe's error text, or null for a valid value. */
export function checkNumber(text) {
  const digits = digitsOf(text);
  if (digits.length < numberLength(digits)) return problem('incomplete_number', 'Your card number is incomplete.');
  return isLuhnValid(digits) ? null : problem('invalid_number', 'Your card number is invalid.');
}

export function checkExpiry(text, now = new Date()) {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length < 4) return problem('incomplete_expiry', 'Your card\u2019s expiration date is incomplete.');
  if (month < 1 || month > 12) return problem('invalid_expiry_month', 'Your card\u2019s expiration month is invalid.');
  const year = 2000 + Number(digits.slice(2, 4));
  if (year < now.getFullYear()) return problem('invalid_expiry_year_past', 'Your card\u2019s expiration year is in the past.');
  if (year === now.getFullYear() && month < now.getMonth() + 1)
    return problem('invalid_expiry_month_past', 'Your card\u2019s expiration date is in the past.');
  if (year > now.getFullYear() + 50) return problem('invalid_expiry_year', 'Your card\u2019s expiration year is invalid.');
  return null;
}

export function checkCvc(text, numberText) {
  return digitsOf(text).length < cvcLength(digitsOf(numberText))
    ? problem('incomplete_cvc', 'Your card\u2019s security code is incomplete.')
    : null;
}
