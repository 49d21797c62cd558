import { createTransport } from 'nodemailer';
import { recordChange } from './audit';
import type { Database } from './engines';
import { messageOf, repeat, type Log, type Settings } from './process';

const DELETE_MS = 60 * 60_000;
const MAIL_MS = 30_000;

interface Work {
  database: Database;
  log: Log;
}

export async function deleteOldEnquiries(parts: Work): Promise<void> {
  const entry = { event: 'enquiries expired', user: null, address: 'timer', requestId: null } as const;
  const count = await recordChange(parts, entry, async (inside) => {
    const { rows } = await inside.query('delete from enquiry where keep_until <= now() returning id');
    return rows.length > 0 ? { result: rows.length, detail: { count: rows.length } } : null;
  });
  if (count) parts.log('info', { event: 'enquiries deleted', count });
}

export type SendMail = (mail: { subject: string; text: string }) => Promise<unknown>;

/** @param mail from the settings SMTP_URL and ENQUIRY_MAIL_TO */
export function createMailer({ smtpUrl, to }: NonNullable<Settings['mail']>): SendMail {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url: smtpUrl, ...limits });
  return (mail) => transport.sendMail({ from: to, to, ...mail });
}

/**
 * Tells the office once of each new enquiry. Schedules a mail's next attempt before sending it, so that two servers do
 * not send the same mail, and a crash leads to a retry: after 1, 2, 4 … minutes, at most every 6 hours.
 *
 * The mail leaves out all personal data, because nobody could delete it from mailboxes if the family withdrew.
 */
export async function sendEnquiryMails({ database, log }: Work, send: SendMail): Promise<void> {
  const take = `update enquiry set mail_tries = mail_tries + 1,
      mail_at = now() + make_interval(mins => least(360, power(2, least(mail_tries, 10))::int))
    where id = (select id from enquiry where mail_at <= now() order by id limit 1 for update skip locked)
    returning id, reference, class_asked as class`;
  for (;;) {
    const [due] = (await database.query<{ id: number; reference: string; class: string }>(take)).rows;
    if (!due) return;
    try {
      await send({
        subject: `Admission enquiry ${due.reference}`,
        text: `A family has sent an admission enquiry: ${due.class}.\nReference: ${due.reference}\nThe name, the telephone number and the question are in the dashboard, under Enquiries.\n`,
      });
    } catch (error) {
      log('error', { event: 'enquiry mail failed', enquiry: due.id, error: messageOf(error) });
      return;
    }
    await database.query('update enquiry set mail_at = null where id = $1', [due.id]);
  }
}

/** Runs both jobs repeatedly. @returns a function that stops them and waits for rounds in progress */
export function startEnquiryWork(work: Work, mail: Settings['mail']): () => Promise<void> {
  const send = mail && createMailer(mail);
  const start = (everyMs: number, job: () => Promise<void>) =>
    repeat(work.log, everyMs, 'enquiry work failed', job);
  const jobs = [
    start(DELETE_MS, () => deleteOldEnquiries(work)),
    ...(send ? [start(MAIL_MS, () => sendEnquiryMails(work, send))] : []),
  ];
  for (const { begin } of jobs) begin();
  return async () => void (await Promise.all(jobs.map(({ stop }) => stop())));
}
