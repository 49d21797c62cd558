/** `61` of `62` → `98.4%`; `–` where no one was registered. Never typed by hand (Appendix IX, part C). */
export function passPercentage(registered: number, passed: number): string {
  if (registered === 0) return '–';
  // Rounded down: 100% is only said when everybody passed.
  return `${Math.floor((passed / registered) * 1000) / 10}%`;
}
