const SIGNS = /^(?:rs\.?|inr|₹)?\s*|\s*(?:\/-|%|\.00)?\s*$/gi;
/** `10,850`, `1,20,000` in the Indian way, `120,000` in the Western one. */
const WITH_COMMAS = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/** A number without rupee sign, commas or percent sign: `₹ 10,850/-` → `10850`. Undefined where it is not certain. */
export function rightNumber(typed: string): string | undefined {
  const text = typed.trim().replaceAll(SIGNS, '');
  if (WITH_COMMAS.test(text)) return text.replaceAll(',', '');
  return /^(0|[1-9]\d*)(\.\d+)?$/.test(text) ? text : undefined;
}
