import { randomInt } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { KEPT_MONTHS, readEnquiry, type Enquiry } from '@/lib/text/enquiry';
import type { Audit } from './audit';
import type { Database } from './engines';
import { fillPage, PLAIN_POLICY, plainPage, readSitePage, type PageState } from './enquiry-page';
import { hashKey, type AttemptBudgets } from './limits';
import type { Log, Settings } from './process';
import { makeAddressKey, Refusal, refuseBrokenBody, type ApiContext, type ApiEnv } from './request';

/**
 * How many enquiries may come at once, and how many seconds must pass before each further one. Thousands of families
 * can share the address of a mobile network, so one address may send 60 at once, then 60 an hour. Forms that the page
 * resends do not count.
 */
const LIMITS = {
  perAddress: { burst: 60, everySeconds: 60 },
  doubtful: { burst: 20, everySeconds: 600 },
  all: { burst: 1000, everySeconds: 20 },
  wrongReference: { burst: 20, everySeconds: 300 },
};

export interface EnquiryOptions extends Pick<Settings, 'allowedOrigins'>, Partial<Pick<Settings, 'mail'>> {
  database: Database;
  budgets: AttemptBudgets;
  log: Log;
  /** The folder of the finished site, if this server serves it. */
  siteFolder?: string | undefined;
}

// Why: docs/decisions/servers.md
/**
 * The public calls, with paths relative to the API's prefix. Mount them before `checkForgery`, because an HTML form
 * cannot send the header that `checkForgery` requires. Mount `asPage` before everything that can refuse a call.
 */
export function createEnquiryForm(options: EnquiryOptions, audit: Audit) {
  const { allowedOrigins, siteFolder, budgets } = options;
  const routes = new Hono<ApiEnv>();

  /** Answers with a whole page, from the site if this server has one. */
  async function answerPage(context: ApiContext, status: 200 | 400 | 404, state: PageState) {
    const { typed = {} } = state;
    const page = readPagePath(typed['page']);
    const own = await readSitePage(siteFolder, page);
    const html = fillPage(own ?? plainPage(`${allowedOrigins[0] ?? ''}${page}`, { ...typed, page }), state);
    // With `no-referrer`, browsers would send the next form with the origin "null".
    return context.html(html, status, {
      'Content-Security-Policy': `${own ? '' : `${PLAIN_POLICY}; `}frame-ancestors 'none'`,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  }

  /** Turns refusals and errors into pages too, if the browser sent the form without a script. */
  const asPage: MiddlewareHandler<ApiEnv> = async (context, next) => {
    if (context.req.header('accept')?.includes('text/html'))
      context.set('asPage', async ({ status, headers }) => {
        const sends = context.req.method === 'POST' && !context.req.path.endsWith('/Withdraw');
        const outcome = sends ? 'later' : 'kept';
        const page = await answerPage(context, 200, { outcome, typed: context.get('typed') ?? {} });
        const wait = headers.get('retry-after');
        if (wait) page.headers.set('Retry-After', wait);
        return new Response(page.body, { status, headers: page.headers });
      });
    await next();
  };

  /** Only wrong references use up the address's limit. @param find resolves to true if the reference exists */
  async function tryReference(context: ApiContext, find: () => Promise<boolean>): Promise<boolean> {
    // Search before checking the limit, because families on one network share an address and must not block each
    // other. This is safe: ten letters are hard to guess.
    if (await find()) return true;
    const key = `enquiry reference ${makeAddressKey(context.get('address'))}`;
    const { end, waitMs } = await budgets.take([{ key, budget: LIMITS.wrongReference }]);
    if (!end) throw tooMany(waitMs);
    await end(true);
    return false;
  }

  routes.post('/Enquiry', async (context) => {
    const typed = await readForm(context, allowedOrigins);
    const { wrong, enquiry } = readEnquiry(typed);
    const wantsPage = context.get('asPage') !== undefined;
    if (!enquiry) {
      if (wantsPage) return answerPage(context, 400, { outcome: 'problem', typed, wrong });
      return context.json({ errorMessage: 'Some fields are missing or cannot be used.', wrong }, 400);
    }
    const reference = await saveEnquiry(options, context, enquiry, typed);
    if (!wantsPage) return context.json({ reference }, 201);
    const facts = { Reference: reference, Page: readPagePath(typed['page']) };
    return context.redirect(`/api/Enquiry?${new URLSearchParams(facts)}`, 303);
  });

  // The thank-you page, which can be reloaded without sending the form again. It confirms only a stored enquiry.
  routes.get('/Enquiry', async (context) => {
    const { Page: page = '', Reference: text = '' } = context.req.query();
    const reference = readReference(text);
    if (!reference)
      return context.redirect(siteFolder ? readPagePath(page) : `${allowedOrigins[0] ?? ''}/`, 303);
    const typed = { page, reference };
    context.set('typed', typed);
    const find = 'select 1 from enquiry where reference = $1';
    const isKnown = await tryReference(
      context,
      async () => (await options.database.query(find, [reference])).rows.length > 0,
    );
    return isKnown
      ? answerPage(context, 200, { outcome: 'sent', reference, typed })
      : answerPage(context, 404, { outcome: 'unknown', typed });
  });

  routes.post('/Enquiry/Withdraw', async (context) => {
    const typed = await readForm(context, allowedOrigins);
    const reference = readReference(typed['reference'] ?? '');
    const isKnown = await tryReference(context, async () => {
      const deleted = await audit.recordChange(context, 'enquiry withdrawn', async (inside) => {
        const remove = 'delete from enquiry where reference = $1 returning id as "enquiryId"';
        const [result] = (await inside.query<{ enquiryId: number }>(remove, [reference])).rows;
        return result ? { result, detail: result } : null;
      });
      return deleted !== null;
    });
    if (context.get('asPage'))
      return isKnown
        ? answerPage(context, 200, { outcome: 'withdrawn', typed: { ...typed, reference: '' } })
        : answerPage(context, 404, { outcome: 'unknown', typed });
    if (isKnown) return context.json({ withdrawn: true });
    throw new Refusal(404, 'No enquiry has this reference. It may have been deleted.');
  });

  return { routes, asPage };
}

const tooMany = (waitMs: number): Refusal =>
  new Refusal(429, 'Too many enquiries from this address. Try again in a few minutes, or telephone.', {
    'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))),
  });

/** @throws Refusal 415 for another content type, 403 for a form on another site */
async function readForm(context: ApiContext, allowedOrigins: readonly string[]) {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const form = 'application/x-www-form-urlencoded';
  if (type !== form)
    throw new Refusal(415, `The body must be a form. Send it with the header Content-Type: ${form}.`);
  const text = await context.req.text().catch(refuseBrokenBody);
  const typed: Record<string, string> = Object.fromEntries(new URLSearchParams(text));
  context.set('typed', typed);
  const { origin, host, 'sec-fetch-site': site } = context.req.header();
  // Compare only hosts: behind a TLS proxy, this server sees http. Old browsers send neither Origin nor Sec-Fetch-Site.
  const isOwn = origin === undefined || site === 'same-origin' || allowedOrigins.includes(origin);
  if (!isOwn && !(URL.canParse(origin) && new URL(origin).host === host))
    throw new Refusal(403, 'This form is on a site that this server does not know. Set ALLOWED_ORIGINS.');
  return typed;
}

const readPagePath = (page = ''): string => (/^(\/[\w-]{1,60}){1,4}$/.test(page) ? page : '/enquiry');

/** Leaves out 0, 1, I, L and O, which look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP = 5;

/** Ten letters, which nobody can guess, such as `K7MXW-2QPDA`. */
function makeReference(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${group()}-${group()}`;
}

/** @returns undefined for text that cannot be a reference */
function readReference(text: string): string | undefined {
  const letters = text
    .slice(0, 40)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  return letters.length === 2 * GROUP ? `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}` : undefined;
}

const ADVERTISES = /https?:|www\.|\[url|<a\s/i;

/** The random key of the page that sends the form (components/islands/EnquirySender.tsx). */
const FORM_KEY = /^[\w-]{16,64}$/;
/** How long the same text from the same address counts as the same enquiry. */
const TWICE_MS = 5 * 60_000;

/** @returns the reference, which is the earlier one if the page resends a form @throws Refusal 429 */
async function saveEnquiry(
  { database, budgets, log, mail }: EnquiryOptions,
  context: ApiContext,
  enquiry: Enquiry,
  { website = '', months = '', key = '' }: Readonly<Record<string, string>>,
): Promise<string> {
  const sender = makeAddressKey(context.get('address'));
  // Include the page's key: otherwise, a stranger who sends the same text would get the reference, and could withdraw
  // the enquiry. Without JavaScript there is no key, but a second press comes from the same address within minutes.
  const from = FORM_KEY.test(key) ? key : `${sender} ${Math.floor(Date.now() / TWICE_MS)}`;
  const once = hashKey(JSON.stringify([from, enquiry]));
  // Search before counting the attempt: a family that presses Send twice must not use up its network's limit.
  const find = 'select reference from enquiry where once = $1';
  const [known] = (await database.query<{ reference: string }>(find, [once])).rows;
  if (known) return known.reference;
  const doubtful = website !== '' || ADVERTISES.test(enquiry.name + enquiry.class + enquiry.message);
  const { end, waitMs } = await budgets.take([
    doubtful
      ? { key: `doubtful enquiry ${sender}`, budget: LIMITS.doubtful }
      : { key: `enquiry ${sender}`, budget: LIMITS.perAddress },
    { key: 'all enquiries', budget: LIMITS.all },
  ]);
  if (!end) throw tooMany(waitMs);
  let isNew = false;
  try {
    // The retention period that the notice on the page promised.
    const kept = /^\d{1,2}$/.test(months) ? Number(months) : KEPT_MONTHS.usual;
    const { rows } = await database.query<{ id: number; reference: string; isNew: boolean }>(
      `insert into enquiry (reference, once, keep_until, name, telephone, class_asked, language, message, doubtful, mail_at)
       values ($1, $2, now() + make_interval(months => $3), $4, $5, $6, $7, $8, $9, case when $10 then now() end)
       on conflict (once) do update set once = excluded.once
       returning id, reference, reference = $1 as "isNew"`,
      [
        makeReference(),
        once,
        Math.min(Math.max(kept, 1), KEPT_MONTHS.most),
        enquiry.name,
        enquiry.telephone,
        enquiry.class,
        enquiry.language,
        enquiry.message,
        doubtful,
        mail !== undefined && !doubtful,
      ],
    );
    const [saved] = rows;
    if (!saved) throw new Error('the database returned no row for an enquiry');
    isNew = saved.isNew;
    if (isNew) log('info', { event: 'enquiry received', enquiry: saved.id, doubtful });
    return saved.reference;
  } finally {
    await end(isNew);
  }
}
