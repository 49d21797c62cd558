import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../engines';
import { FORM, fromAddress, useEnquiries, type Form } from './send-enquiries';

export function describeEnquiries(get: () => Database): void {
  describe('enquiries', () => {
    const { create, readRows, readAudit } = useEnquiries(get);

    it('enquiries from a browser without JavaScript lead to a page with a reference, and reloading it resends nothing', async () => {
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
    ])('enquiries are not confirmed by a thank-you page whose reference %s', async (_, made) => {
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

    it('enquiries sent with JavaScript get their reference as JSON', async () => {
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
    ])(
      'enquiries with a wrong %s are not stored, and the form keeps what was typed',
      async (field, change: Form) => {
        const { send } = create();
        const typed = { ...FORM, name: '<b>Asha & "Co"</b>', months: '"><b>Asha', ...change };
        const page = await send(typed);
        expect(page.status).toBe(400);
        expect(page.text).toMatch(new RegExp(`id="enquiry-${field}"[^>]* aria-invalid="true" autofocus`));
        expect(page.text).toMatch(new RegExp(`id="enquiry-${field}-error">`));
        expect(page.text).not.toContain('<b>Asha');
        if (!('name' in change))
          expect(page.text).toContain('value="&lt;b&gt;Asha &amp; &quot;Co&quot;&lt;/b&gt;"');
        if ('message' in change) expect(page.text).toContain(change.message);
        const { status, json } = await send(typed, { json: true });
        expect([status, json.wrong]).toEqual([400, [field]]);
        expect(await readRows()).toEqual([]);
      },
    );

    it.each([
      ['0 98765-43210', '+919876543210'],
      ['+91 (98765) 43210', '+919876543210'],
      ['९८७६५ ४३२१०', '+919876543210'],
      ['0044 20 7946 0000', '+442079460000'],
    ])('enquiries accept the telephone number %s', async (telephone, kept) => {
      await create().send({ ...FORM, telephone });
      expect(await readRows()).toMatchObject([{ telephone: kept }]);
    });

    it.each([
      ['SQL', `Robert'); drop table enquiry; --`],
      ['HTML', `<img src=x onerror=alert(1)>`],
      ['Hindi', 'श्रीमती आशा राव'],
      ['an emoji', 'Asha 👩‍👧'],
    ])('enquiries keep %s as plain text', async (_, text) => {
      await create().send({ ...FORM, name: text, message: text });
      expect(await readRows()).toMatchObject([{ name: text, message: text }]);
    });

    it('enquiries lose invisible characters, which could reverse a name, but keep the lines of a question', async () => {
      await create().send({ ...FORM, name: '\u202EAsha\u0000 \u200F Rao\n', message: 'One\r\n\u2066two' });
      expect(await readRows()).toMatchObject([{ name: 'Asha Rao', message: 'One\ntwo' }]);
    });

    it('enquiries can be sent by a teacher who is signed in', async () => {
      const { send, signInForCookies } = create();
      const cookies = Object.entries(await signInForCookies()).map((pair) => pair.join('='));
      expect((await send(FORM, { headers: { Cookie: cookies.join('; ') } })).status).toBe(303);
    });

    it('enquiries from robots get the same response as any others, but are marked as doubtful', async () => {
      const { send } = create();
      const robots: Form[] = [
        { website: 'x' },
        { message: 'Visit https://spam.example' },
        { name: 'www.spam.example' },
        { class: 'https://spam.example' },
      ];
      for (const change of robots) expect((await send({ ...FORM, ...change })).status).toBe(303);
      expect((await readRows()).map(({ doubtful }) => doubtful)).toEqual(robots.map(() => true));
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
      ['with the origin "null"', { Origin: 'null', Host: 'www.school.example' }, 403],
    ])('only the school’s own pages may send enquiries: a page %s', async (_, headers, status) => {
      const { send } = create({ allowedOrigins: ['https://site.example'] });
      expect((await send(FORM, { headers })).status).toBe(status);
    });

    it('enquiries that are too large or not a form are refused: browsers get a page, and other clients JSON', async () => {
      const { send, api } = create();
      const large = await send({ ...FORM, message: 'a'.repeat(256 * 1024) });
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
      'enquiries stay in the form if the database fails at %s',
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

    it('enquiries with a mistake come back in the exported page, if this server serves the site', async () => {
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
      expect(page.text).toContain('\n&lt;/textarea&gt;&lt;script&gt;</textarea>');
      // The page contains its policy, so the header has only what a page cannot set itself.
      expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      expect((await send({ ...FORM, telephone: '1', page: '/../../etc/passwd' })).status).toBe(400);
      rmSync(siteFolder, { recursive: true });
    });

    it('enquiries are withdrawn with their reference, in any spelling, and then deleted', async () => {
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

    it('enquiries cannot be found by guessing references, either to withdraw or to view them', async () => {
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
      // A family that shares the address still gets its thank-you page, and can withdraw.
      const { reference } = (await send(FORM, { json: true })).json;
      expect(
        (await api.request(`/api/Enquiry?Reference=${reference}`, {}, fromAddress('192.0.2.1'))).status,
      ).toBe(200);
      expect((await send({ reference }, { path: '/api/Enquiry/Withdraw', json: true })).status).toBe(200);
    });
  });
}
