/** `+91 98765-43210` → `tel:+919876543210` (RFC 3966). @param number as an editor writes it */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}

/** `+91 98765-43210` → `https://wa.me/919876543210`. @param number with its country code */
export function whatsappLink(number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}`;
}
