const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** `10850` → `10,850`; lakhs are grouped as in India: `1,00,000`. @param amount whole rupees */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}
