import { fillIn } from '@/lib/text/text';
import type { Staff } from '@/lib/content/kinds/staff';
import { formatDateTime } from '@/lib/text/dates';
import { timeLeft } from '@/lib/session/time-left';
import type { TokenClaims } from '@/lib/session/token-claims';

/** The claims of a token in words; always the same rows in the same order. */
export function describeClaims(
  { name, role, issuedAt, expiresAt }: TokenClaims,
  now: Date,
  words: Staff['overview'],
): { term: string; text: string }[] {
  return [
    { term: words.name, text: name ?? words.unsaid },
    { term: words.role, text: role ?? words.unsaid },
    { term: words.since, text: issuedAt ? formatDateTime(issuedAt) : words.unsaid },
    { term: words.until, text: expiresAt ? formatDateTime(expiresAt) : words.unsaid },
    { term: words.left, text: expiresAt ? describeTimeLeft(expiresAt, now, words) : words.unsaid },
  ];
}

function describeTimeLeft(end: Date, now: Date, words: Staff['overview']): string {
  const { hours, minutes } = timeLeft(end, now);
  if (hours > 0) return fillIn(words.hoursLeft, { hours, minutes });
  return minutes > 0 ? fillIn(words.minutesLeft, { minutes }) : words.lastMinute;
}
