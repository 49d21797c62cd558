import type { Content } from '@/lib/content/content';
import { readApiSettings } from '@/lib/staff/pages';

/** The path to which a static site sends enquiries. The server is in server/enquiries.ts. */
export const ENQUIRY_PATH = '/api/Enquiry';
export const WITHDRAW_PATH = '/api/Enquiry/Withdraw';

/** Enquiries go to `npm start` on the site's own host, or to API_ORIGIN. Without either, the page has only `links`. */
export function enquiryTarget(
  { staffLogin }: Pick<Content['school'], 'staffLogin'>,
  env: Record<string, string | undefined>,
): { way: 'own' | 'other'; origin: string } | { way: 'links' } {
  const { origin } = readApiSettings(env);
  if (origin) return { way: 'other', origin };
  return staffLogin === false ? { way: 'links' } : { way: 'own', origin };
}
