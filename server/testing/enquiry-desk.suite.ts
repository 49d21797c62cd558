import { ENQUIRIES_AT_ONCE } from '@/lib/text/enquiry';
import type { Database } from '../engines';
import { deleteOldEnquiries, sendEnquiryMails } from '../enquiry-work';
import { FORM, SAVED, useEnquiries } from './send-enquiries';

export function describeEnquiryDesk(get: () => Database): void {
  describe('enquiries in the staff area', () => {
    const { create, readRows, readAudit } = useEnquiries(get);

    it('enquiries can be read, changed and deleted by the role admissions, each time with an audit row that does not identify the family', async () => {
      const { send, signIn, call } = create();
      await send({ ...FORM, website: 'x' });
      await send({ ...FORM, class: 'Class I' });
      const token = await signIn();
      const list = await call('GET', '/api/Enquiry/GetEnquiries', { token });
      expect(list.json).toMatchObject([
        { ...SAVED, class: 'Class I' },
        { ...SAVED, doubtful: true },
      ]);
      expect((await readAudit())[0]).toMatchObject({ event: 'enquiries read', user_name: 'Clerk' });
      const { enquiryId } = list.json[0];
      const body = { enquiryId, state: 'called', note: 'Calls back', doubtful: false };
      const changed = await call('POST', '/api/Enquiry/UpdateEnquiry', { token, body });
      expect(changed.json).toMatchObject({ state: 'called', note: 'Calls back' });
      // Two people can have the list open, so properties that one of them does not send keep the other's values.
      const visited = { enquiryId, state: 'visited' };
      const later = await call('POST', '/api/Enquiry/UpdateEnquiry', { token, body: visited });
      expect(later.json).toMatchObject({ state: 'visited', note: 'Calls back' });
      for (const [field, value] of Object.entries({
        state: 'lost',
        note: 'a'.repeat(1001),
        doubtful: 'no',
        enquiryId: 0,
      })) {
        const { status } = await call('POST', '/api/Enquiry/UpdateEnquiry', {
          token,
          body: { ...body, [field]: value },
        });
        expect([field, status]).toEqual([field, 400]);
      }
      const remove = `/api/Enquiry/DeleteEnquiry?Id=${enquiryId}`;
      expect((await call('POST', remove, { token })).status).toBe(200);
      expect((await call('POST', remove, { token })).status).toBe(404);
      const audit = await readAudit();
      expect(audit.map(({ event }) => event)).toEqual([
        'enquiry deleted',
        'enquiry changed',
        'enquiry changed',
      ]);
      expect(audit[2]?.['detail']).toEqual({ enquiryId, before: 'new', after: 'called' });
      expect(JSON.stringify(audit)).not.toMatch(/Asha|98765|Calls back/);
    });

    it('enquiries keep the notes of two people who had the same list open', async () => {
      const { send, signIn, call } = create();
      await send(FORM);
      const token = await signIn();
      const { enquiryId } = (await call('GET', '/api/Enquiry/GetEnquiries', { token })).json[0];
      const save = async (note: string, noteBefore: string) => {
        const body = { enquiryId, note, noteBefore };
        return call('POST', '/api/Enquiry/UpdateEnquiry', { token, body });
      };
      await save('Visits on Monday', '');
      expect((await save('Wants a bus', '')).json.note).toBe('Visits on Monday\nWants a bus');
      const more = await save('Visits on Monday\nSpeaks Hindi', 'Visits on Monday');
      expect(more.json.note).toBe('Visits on Monday\nWants a bus\nSpeaks Hindi');
      const { status, json } = await save('a'.repeat(990), '');
      expect([status, json.errorMessage]).toEqual([409, expect.stringContaining('Wants a bus')]);
    });

    it('enquiries are closed to a role that may not read them, and a new role takes effect at once', async () => {
      const { signIn, call } = create();
      const token = await signIn();
      await get().query(`update app_user set role = 'clerk'`);
      for (const name of ['GetEnquiries', 'GetTable']) {
        const { status, json } = await call('GET', `/api/Enquiry/${name}`, { token });
        expect([status, json.errorMessage]).toEqual([
          403,
          expect.stringContaining('Your account has the role clerk.'),
        ]);
      }
      const body = { enquiryId: 1, state: 'new', note: '', doubtful: false };
      expect((await call('POST', '/api/Enquiry/UpdateEnquiry', { token, body })).status).toBe(403);
      await get().query(`update app_user set role = 'administrator'`);
      expect((await call('GET', '/api/Enquiry/GetEnquiries', { token })).status).toBe(200);
      expect((await call('GET', '/api/Enquiry/GetEnquiries')).status).toBe(401);
    });

    it('enquiries are exported as a table in which no typed text is a formula, and Hindi and +91 stay unchanged', async () => {
      const { send, signIn, call } = create();
      const token = await signIn();
      const { json: empty } = await call('GET', '/api/Enquiry/GetTable', { token });
      expect(empty.table).toMatch(/^\uFEFF"Reference",.*"\r\n$/);
      await send({ ...FORM, name: '=HYPERLINK("a")', message: '  ＋cmd|"/c calc"!A1' });
      await send({ ...FORM, name: 'आशा', message: '-2+3' });
      const { json } = await call('GET', '/api/Enquiry/GetTable', { token });
      const lines = json.table.split('\r\n');
      expect(json.table).toMatch(/^\uFEFF"Reference",/);
      expect(lines[2]).toContain(`"'=HYPERLINK(""a"")","=""+919876543210""","हिन्दी","'＋cmd|""/c calc""!A1"`);
      expect(lines[1]).toContain(`"आशा","=""+919876543210""","हिन्दी","'-2+3"`);
      expect((await readAudit())[0]).toMatchObject({ event: 'enquiries exported' });
    });

    it('enquiries are all in the list and in the table, however many there are', async () => {
      const { signIn, call } = create();
      const many = ENQUIRIES_AT_ONCE + 1;
      await get().query(
        `insert into enquiry (reference, once, keep_until, name, telephone, class_asked, language, message, doubtful)
         select 'AAAAA-' || translate(to_char(n, 'FM00000'), '01', 'AB'), n, now() + interval '1 day', 'Family ' || n, '+919876543210', 'Class I', '', '', false
         from generate_series(1, $1::int) as n`,
        [many],
      );
      const token = await signIn();
      const { json: first } = await call('GET', '/api/Enquiry/GetEnquiries', { token });
      expect([first.length, first[0].name]).toEqual([ENQUIRIES_AT_ONCE, `Family ${many}`]);
      const rest = `/api/Enquiry/GetEnquiries?Before=${first.at(-1).enquiryId}`;
      expect((await call('GET', rest, { token })).json).toMatchObject([{ name: 'Family 1' }]);
      expect((await call('GET', '/api/Enquiry/GetEnquiries?Before=x', { token })).status).toBe(400);
      const { json } = await call('GET', '/api/Enquiry/GetTable', { token });
      expect(json.table.match(/"Family \d+"/g)).toHaveLength(many);
      expect(json.table.match(/"Reference"/g)).toHaveLength(1);
    });

    it('enquiries are kept as long as the notice promised, then deleted, which is logged and audited', async () => {
      const { send } = create();
      await send({ ...FORM, months: '3' });
      await send({ ...FORM, class: 'Class I', months: '99' });
      await send({ ...FORM, class: 'Class II', months: 'many' });
      const months = `select round(extract(epoch from keep_until - sent_at) / 2629800)::int as months from enquiry order by id`;
      expect((await get().query(months)).rows).toEqual([{ months: 3 }, { months: 24 }, { months: 12 }]);
      await get().query(`update enquiry set keep_until = now() where class_asked = 'Class VI'`);
      const lines: object[] = [];
      const work = { database: get(), log: (_: string, fields: object) => void lines.push(fields) };
      await deleteOldEnquiries(work);
      await deleteOldEnquiries(work);
      expect(await readRows()).toHaveLength(2);
      expect(lines).toContainEqual({ event: 'enquiries deleted', count: 1 });
      expect((await readAudit())[0]).toMatchObject({ event: 'enquiries expired', detail: { count: 1 } });
    });

    it('enquiries lead to one mail to the office, without name or telephone number, which is sent again if the mail server fails', async () => {
      const mail = { smtpUrl: 'smtp://mail.example', to: 'office@school.example' };
      const { send } = create({ mail });
      await send(FORM);
      await send({ ...FORM, class: 'Class I', website: 'doubtful' });
      const lines: object[] = [];
      const work = { database: get(), log: (_: string, fields: object) => void lines.push(fields) };
      await sendEnquiryMails(work, () => Promise.reject(new Error('no route')));
      expect(lines).toEqual([expect.objectContaining({ event: 'enquiry mail failed', error: 'no route' })]);
      const sent: string[] = [];
      const deliver = async (text: object) => void sent.push(JSON.stringify(text));
      await sendEnquiryMails(work, deliver);
      expect(sent).toEqual([]);
      await get().query('update enquiry set mail_at = now() where mail_at is not null');
      await Promise.all([sendEnquiryMails(work, deliver), sendEnquiryMails(work, deliver)]);
      expect(sent).toEqual([expect.stringContaining('Class VI')]);
      expect(sent.join()).not.toMatch(/Asha|98765/);
    });
  });
}
