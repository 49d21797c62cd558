import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENQUIRIES_AT_ONCE } from '@/lib/text/enquiry';
import type { Database } from '../engines';
import { deleteOldEnquiries, sendEnquiryMails } from '../enquiry-work';
import { createAttemptBudgets } from '../limits';
import { expectContract } from './expect-contract';
import { addClerk, createTestApi } from './test-api';

const FORM = {
  name: 'Asha Rao',
  telephone: '98765 43210',
  class: 'Class VI',
  language: 'हिन्दी',
  message: 'A seat?',
};
const SAVED = { name: 'Asha Rao', telephone: '+919876543210', class: 'Class VI', message: 'A seat?' };

type Form = Record<string, string>;

const fromAddress = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } },
});

/** What a browser without script sends; `json` is what the page's script asks for. */
function createSender(api: ReturnType<typeof createTestApi>['api']) {
  return async (
    form: Form | string,
    options: { json?: true; from?: string; path?: string; headers?: Form } = {},
  ) => {
    const { json, from = '192.0.2.1', path: place = '/api/Enquiry', headers = {} } = options;
    const response = await api.request(
      place,
      {
        method: 'POST',
        body: new URLSearchParams(form).toString(),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: json ? 'application/json' : 'text/html,*/*;q=0.8',
          ...headers,
        },
      },
      fromAddress(from),
    );
    if (json) await expectContract('POST', place, response);
    const text = await response.text();
    const next = response.headers.get('location');
    return { status: response.status, text, headers: response.headers, next, json: json && JSON.parse(text) };
  };
}

export function describeEnquiries(get: () => Database): void {
  describe('enquiries', () => {
    beforeEach(async () => {
      await addClerk(get());
      await get().query('delete from enquiry');
      await get().query(`update app_user set role = 'Admissions'`);
    });

    function create(changes: Parameters<typeof createTestApi>[1] = {}) {
      const test = createTestApi(get(), changes);
      return { ...test, send: createSender(test.api) };
    }
    type Row = Record<string, unknown>;
    const readRows = async () => (await get().query<Row>('select * from enquiry order by id')).rows;
    const readAudit = async () =>
      (
        await get().query<Row>(
          `select * from audit_event where event like 'enquir%' order by id desc limit 3`,
        )
      ).rows;

    it('without script end on a page with a reference, which can be reloaded and sends nothing again', async () => {
      const { send, api } = create();
      const { status, next } = await send(FORM);
      expect(status).toBe(303);
      const [row] = await readRows();
      expect(row).toMatchObject({
        telephone: '+919876543210',
        name: 'Asha Rao',
        doubtful: false,
        state: 'new',
      });
      for (const _ of [1, 2]) {
        const page = await api.request(next ?? '');
        expect([page.status, await page.text()]).toEqual([
          200,
          expect.stringContaining(String(row?.['reference'])),
        ]);
      }
      expect(await readRows()).toHaveLength(1);
      expect((await api.request('/api/Enquiry')).status).toBe(303);
    });

    it.each([
      ['is stored nowhere', 'AAAAA-AAAAA'],
      ['was withdrawn', undefined],
    ])('are not confirmed by an address with a reference that %s', async (_, made) => {
      const { send, api } = create();
      const { json } = await send(FORM, { json: true });
      const { reference } = json;
      await send({ reference }, { path: '/api/Enquiry/Withdraw' });
      const page = await api.request(`/api/Enquiry?Reference=${made ?? reference}`);
      const text = await page.text();
      expect([page.status, text]).toEqual([
        404,
        expect.stringMatching(/id="enquiry-unknown"[^>]* autofocus>/),
      ]);
      expect(text).toMatch(/id="enquiry-sent"[^>]* hidden>/);
    });

    it('with script get their reference as JSON', async () => {
      const { send } = create();
      const { status, json } = await send(FORM, { json: true });
      expect([status, json]).toEqual([201, { reference: (await readRows())[0]?.['reference'] }]);
    });

    it.each([
      ['name', { name: '  ' }],
      ['name', { name: 'a'.repeat(101) }],
      ['telephone', { telephone: '12345' }],
      ['telephone', { telephone: '+91 12345 678901' }],
      ['telephone', { telephone: "1' or '1'='1" }],
      ['class', { class: '' }],
      ['message', { message: 'क'.repeat(10_000) }],
      ['message', { message: 'a'.repeat(200_000) }],
    ])('with a wrong %s are not stored, and what was typed comes back', async (field, change: Form) => {
      const { send } = create();
      const typed = { ...FORM, name: '<b>Asha & "Co"</b>', ...change };
      const page = await send(typed);
      expect(page.status).toBe(400);
      expect(page.text).toMatch(new RegExp(`id="enquiry-${field}"[^>]* aria-invalid="true" autofocus`));
      expect(page.text).toMatch(new RegExp(`id="enquiry-${field}-error">`));
      expect(page.text).not.toContain('<b>Asha');
      if (!('name' in change))
        expect(page.text).toContain('value="&#60;b&#62;Asha &#38; &#34;Co&#34;&#60;/b&#62;"');
      if ('message' in change) expect(page.text).toContain(change.message);
      const { status, json } = await send(typed, { json: true });
      expect([status, json.wrong]).toEqual([400, [field]]);
      expect(await readRows()).toEqual([]);
    });

    it.each([
      ['0 98765-43210', '+919876543210'],
      ['+91 (98765) 43210', '+919876543210'],
      ['९८७६५ ४३२१०', '+919876543210'],
      ['0044 20 7946 0000', '+442079460000'],
    ])('understand the telephone number %s', async (telephone, kept) => {
      await create().send({ ...FORM, telephone });
      expect(await readRows()).toMatchObject([{ telephone: kept }]);
    });

    it.each([
      ['SQL', `Robert'); drop table enquiry; --`],
      ['HTML', `<img src=x onerror=alert(1)>`],
      ['Hindi', 'श्रीमती आशा राव'],
      ['an emoji', 'Asha 👩‍👧'],
    ])('keep %s as plain text', async (_, text) => {
      await create().send({ ...FORM, name: text, message: text });
      expect(await readRows()).toMatchObject([{ name: text, message: text }]);
    });

    it('keep no unseen characters, which would turn a name round, but the lines of a question', async () => {
      await create().send({ ...FORM, name: '\u202EAsha\u0000 \u200F Rao\n', message: 'One\r\n\u2066two' });
      expect(await readRows()).toMatchObject([{ name: 'Asha Rao', message: 'One\ntwo' }]);
    });

    it('can be sent by a teacher who is signed in', async () => {
      const { send, signInForCookies } = create();
      const cookies = Object.entries(await signInForCookies()).map((pair) => pair.join('='));
      expect((await send(FORM, { headers: { Cookie: cookies.join('; ') } })).status).toBe(303);
    });

    it('that come twice are one, and cost their network nothing', async () => {
      const { send } = create();
      const answers = [];
      for (let times = 0; times < 100; times += 1) answers.push(await send(FORM, { json: true }));
      expect(new Set(answers.map(({ json }) => json.reference)).size).toBe(1);
      expect(await readRows()).toHaveLength(1);
      expect((await send({ ...FORM, class: 'Class I' })).status).toBe(303);
    });

    it('that come at once on two servers are one', async () => {
      const servers = [create(), create()];
      const sent = await Promise.all(
        Array.from({ length: 20 }, (_, index) => servers[index % 2]!.send(FORM, { json: true })),
      );
      expect(new Set(sent.map(({ json }) => json.reference)).size).toBe(1);
      expect(await readRows()).toHaveLength(1);
    });

    it('of forty families in an hour behind the address of one mobile network all arrive', async () => {
      const { send } = create();
      const sent = await Promise.all(
        Array.from({ length: 40 }, (_, index) => send({ ...FORM, telephone: `98765${10_000 + index}` })),
      );
      expect(sent.map(({ status }) => status)).toEqual(Array(40).fill(303));
      expect(await readRows()).toHaveLength(40);
    });

    it('a thousand in a minute from one address: those that are acknowledged are stored, the others are told so', async () => {
      const budgets = createAttemptBudgets(get());
      const { send } = create({ budgets });
      const sent = [];
      for (let index = 0; index < 1000; index += 50)
        sent.push(
          ...(await Promise.all(
            Array.from({ length: 50 }, (_, more) =>
              send({ ...FORM, telephone: `98765${10_000 + index + more}` }, { json: true }),
            ),
          )),
        );
      const stored = sent.filter(({ status }) => status === 201);
      expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201, 429]));
      expect(stored.length).toBeGreaterThanOrEqual(40);
      expect(stored.length).toBeLessThan(200);
      const rows = await readRows();
      expect(new Set(rows.map(({ reference }) => reference))).toEqual(
        new Set(stored.map(({ json }) => json.reference)),
      );
      // Known without a query, because each granted attempt has been ended.
      expect(budgets.refusedFor('enquiry 192.0.2.1')).toBeGreaterThan(0);
      const again = await send({ ...FORM, telephone: String(rows[0]?.['telephone']) }, { json: true });
      expect([again.status, again.json]).toEqual([201, { reference: rows[0]?.['reference'] }]);
      const late = await send({ ...FORM, name: 'Late Family' });
      expect([late.status, late.text]).toEqual([429, expect.stringContaining('value="Late Family"')]);
      expect(late.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await send({ ...FORM, name: 'Elsewhere' }, { from: '192.0.2.9' })).status).toBe(303);
    });

    it('of robots are thanked like others, and kept in a list of their own', async () => {
      const { send } = create();
      const robots: Form[] = [
        { website: 'x' },
        { message: 'Visit https://spam.example' },
        { name: 'www.spam.example' },
      ];
      for (const change of robots) expect((await send({ ...FORM, ...change })).status).toBe(303);
      expect((await readRows()).map(({ doubtful }) => doubtful)).toEqual([true, true, true]);
    });

    it.each([
      ['of this host', { Origin: 'https://www.school.example', Host: 'www.school.example' }, 303],
      [
        'of this host behind a proxy',
        { Origin: 'https://www.school.example', 'Sec-Fetch-Site': 'same-origin' },
        303,
      ],
      ['of the configured site', { Origin: 'https://site.example', 'Sec-Fetch-Site': 'cross-site' }, 303],
      ['of another site', { Origin: 'https://evil.example', Host: 'www.school.example' }, 403],
      ['without a name', { Origin: 'null', Host: 'www.school.example' }, 403],
    ])('from a page %s get an answer that fits', async (_, headers, status) => {
      const { send } = create({ allowedOrigins: ['https://site.example'] });
      expect((await send(FORM, { headers })).status).toBe(status);
    });

    it('that are too large or no form are refused, in words where a person reads them', async () => {
      const { send, api } = create();
      const large = await send({ ...FORM, message: 'a'.repeat(1024 * 1024) });
      expect([large.status, large.text]).toEqual([
        413,
        expect.stringMatching(/id="enquiry-later"[^>]* autofocus>/),
      ]);
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
      expect((await send(FORM, { headers })).status).toBe(415);
      expect((await send(FORM, { headers, json: true })).json.errorMessage).toContain('must be a form');
      const wrong = await api.request('/api/Enquiry', { method: 'PUT' });
      expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, GET, HEAD']);
    });

    it.each(['the first query', 'the insert'])(
      'are kept in the form when the database stops at %s',
      async (when) => {
        const stop = () =>
          Promise.reject(Object.assign(new Error(), { code: '57P01', message: 'terminating' }));
        const broken: Database = {
          ...get(),
          query: (text, params) =>
            when === 'the first query' || /insert into enquiry/.test(text)
              ? stop()
              : get().query(text, params),
        };
        const { send } = create({ database: broken });
        const page = await send(FORM);
        expect([page.status, page.text]).toEqual([503, expect.stringContaining('value="Asha Rao"')]);
        expect(page.headers.get('retry-after')).toBe('30');
        expect((await send(FORM, { json: true })).status).toBe(503);
        expect(await readRows()).toEqual([]);
      },
    );

    it('fill the page of the site, if this server serves it', async () => {
      const siteFolder = mkdtempSync(path.join(tmpdir(), 'site-'));
      const html = `<html><body><p id="enquiry-problem" hidden="">Correct this</p><form id="enquiry-form">
        <input id="enquiry-name" name="name"><p id="enquiry-telephone-error" hidden="">Ten digits</p>
        <select id="enquiry-class" name="class"><option value="">Choose</option><option>Class VI</option></select>
        <textarea id="enquiry-message"></textarea></form></body></html>`;
      writeFileSync(path.join(siteFolder, 'ask.html'), html);
      const { send } = create({ siteFolder });
      const page = await send({ ...FORM, telephone: '1', message: '</textarea><script>', page: '/ask' });
      expect(page.text).toContain('<p id="enquiry-problem">Correct this');
      expect(page.text).toContain('<p id="enquiry-telephone-error">');
      expect(page.text).toContain('<option selected>Class VI');
      expect(page.text).toContain('\n&#60;/textarea&#62;&#60;script&#62;</textarea>');
      // The page has its own policy; one in the header would be another.
      expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      expect((await send({ ...FORM, telephone: '1', page: '/../../etc/passwd' })).status).toBe(400);
      rmSync(siteFolder, { recursive: true });
    });

    it('are withdrawn with their reference, in any spelling, and then gone', async () => {
      const { send } = create();
      const { json } = await send(FORM, { json: true });
      const withdraw = '/api/Enquiry/Withdraw';
      const reference = ` ${json.reference.toLowerCase().replace('-', ' ')}`;
      const { status, text } = await send({ reference }, { path: withdraw });
      expect([status, await readRows()]).toEqual([200, []]);
      expect(text).toMatch(/id="enquiry-withdrawn"(?! hidden)[^>]*(?<! hidden) autofocus>/);
      expect((await readAudit())[0]).toMatchObject({ event: 'enquiry withdrawn', user_name: null });
      const again = await send({ reference }, { path: withdraw });
      expect([again.status, again.text]).toEqual([
        404,
        expect.stringMatching(/id="enquiry-unknown"[^>]* autofocus>/),
      ]);
      expect((await send({ reference }, { path: withdraw, json: true })).status).toBe(404);
    });

    it('cannot be found by trying references, neither to withdraw nor to look', async () => {
      const { send, api } = create();
      const statuses: number[] = [];
      for (let index = 0; index < 25; index += 1) {
        const reference = `AAAAA-AAA${10 + index}`;
        const tried = await (index % 2
          ? send({ reference }, { path: '/api/Enquiry/Withdraw', json: true })
          : api.request(`/api/Enquiry?Reference=${reference}`, {}, fromAddress('192.0.2.1')));
        statuses.push(tried.status);
      }
      expect(statuses).toEqual([...Array<number>(20).fill(404), ...Array<number>(5).fill(429)]);
      // A family that shares the address still gets its thanks, and can withdraw.
      const { reference } = (await send(FORM, { json: true })).json;
      expect(
        (await api.request(`/api/Enquiry?Reference=${reference}`, {}, fromAddress('192.0.2.1'))).status,
      ).toBe(200);
      expect((await send({ reference }, { path: '/api/Enquiry/Withdraw', json: true })).status).toBe(200);
    });

    it('are read, changed and deleted by the role admissions, each with a row of the audit that names no family', async () => {
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
      // Two people may have the list open: what one does not send stays as the other left it.
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

    it('keep the notes of two people who had the same list open', async () => {
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

    it('are closed to every other role, and a new role counts at once', async () => {
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

    it('become a table in which nothing runs, and Hindi and +91 stay as they are', async () => {
      const { send, signIn, call } = create();
      await send({ ...FORM, name: '=HYPERLINK("a")', message: '  ＋cmd|"/c calc"!A1' });
      await send({ ...FORM, name: 'आशा', message: '-2+3' });
      const { json } = await call('GET', '/api/Enquiry/GetTable', { token: await signIn() });
      const lines = json.table.split('\r\n');
      expect(json.table).toMatch(/^\uFEFF"Reference",/);
      expect(lines[2]).toContain(`"'=HYPERLINK(""a"")","=""+919876543210""","हिन्दी","'＋cmd|""/c calc""!A1"`);
      expect(lines[1]).toContain(`"आशा","=""+919876543210""","हिन्दी","'-2+3"`);
      expect((await readAudit())[0]).toMatchObject({ event: 'enquiries exported' });
    });

    it('are all listed and all in the table, however many there are', async () => {
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

    it('are kept as long as the notice said, then deleted, logged and audited', async () => {
      const { send } = create();
      await send({ ...FORM, months: '3' });
      await send({ ...FORM, class: 'Class I', months: '999' });
      await send({ ...FORM, class: 'Class II' });
      const months = `select round(extract(epoch from keep_until - sent_at) / 2629800)::int as months from enquiry order by id`;
      expect((await get().query(months)).rows).toEqual([{ months: 3 }, { months: 12 }, { months: 12 }]);
      await get().query(`update enquiry set keep_until = now() where class_asked = 'Class VI'`);
      const lines: object[] = [];
      const work = { database: get(), log: (_: string, fields: object) => void lines.push(fields) };
      await deleteOldEnquiries(work);
      await deleteOldEnquiries(work);
      expect(await readRows()).toHaveLength(2);
      expect(lines).toContainEqual({ event: 'enquiries deleted', count: 1 });
      expect((await readAudit())[0]).toMatchObject({ event: 'enquiries expired', detail: { count: 1 } });
    });

    it('reach the office by mail once, later if the mail server fails, and without the name or number', async () => {
      const mail = { smtpUrl: 'smtp://mail.example', to: 'office@school.example' };
      const { send } = create({ mail });
      await send(FORM);
      await send({ ...FORM, website: 'doubtful' });
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
