const MOBILE = /^[6-9]\d{9}$/;

/**
 * An Indian telephone number with its country code: `98765 43210`, `91 98765 43210` and `0581 234 5678` become
 * `+91 …`. Undefined where digits are missing or too many.
 */
export function rightPhone(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  if (MOBILE.test(digits)) return `+91 ${grouped(typed, digits, digits)}`;
  const international = /^(?:00|\+)?91(\d{10})$/.exec(digits)?.[1];
  if (international) return `+91 ${grouped(typed, digits, international)}`;
  const national = /^(?:\+91)?0(\d{10})$/.exec(digits)?.[1];
  return national ? `+91 ${grouped(typed, digits, national)}` : undefined;
}

/** The ten digits as the editor spaced them, where that is how they stand; else in two halves. */
function grouped(typed: string, digits: string, national: string): string {
  const own = typed.trim().replace(/^(?:\+?91|00\s?91|0)[\s-]*(?=\S)/, '');
  const source = digits === national ? typed.trim() : own;
  return /^\d[\d -]*\d$/.test(source) && source.replaceAll(/\D/g, '') === national && /[ -]/.test(source)
    ? source
    : `${national.slice(0, 5)} ${national.slice(5)}`;
}

/** An e-mail address without `mailto:`, brackets or spaces at its ends; undefined where it is none then either. */
export function rightEmail(typed: string): string | undefined {
  const address =
    /^\s*<?(?:mailto:|e-?mail:)?\s*<?([^\s@<>:;,()]+@[^\s@<>:;,()]+\.[^\s@<>:;,().]+)>?\s*$/i.exec(
      typed,
    )?.[1];
  return address && address !== typed ? address : undefined;
}
