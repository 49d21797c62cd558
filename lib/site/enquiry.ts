import type { Content } from '@/lib/content/content';
import { readApiSettings } from '@/lib/staff/pages';

/** Where a static site sends enquiries; the server is server/enquiries.ts. */
export const ENQUIRY_PATH = '/api/Enquiry';
export const WITHDRAW_PATH = '/api/Enquiry/Withdraw';

/**
 * Who takes enquiries: the server of `npm start` on the site's own host, the server in API_ORIGIN, or nobody. Then the
 * page has links only.
 */
export function enquiryTarget(
  { staffLogin }: Pick<Content['school'], 'staffLogin'>,
  env: Record<string, string | undefined>,
): { way: 'own' | 'other'; origin: string } | { way: 'links' } {
  const { origin } = readApiSettings(env);
  if (origin) return { way: 'other', origin };
  return staffLogin === false ? { way: 'links' } : { way: 'own', origin };
}
