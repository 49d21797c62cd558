const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** `10850` → `10,850`; lakhs are grouped as in India: `1,00,000`. @param amount whole rupees */
export function formatRupees(amount: number): string {
  return whole.format(amount);
}

/** `9017` → `9,017`, grouped as in India. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** @param bytes a file's size; a kilobyte is 1,000 bytes, as download lists of browsers count */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
