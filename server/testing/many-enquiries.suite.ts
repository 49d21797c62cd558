import type { Database } from '../engines';
import { createAttemptBudgets } from '../limits';
import { FORM, useEnquiries, type Form } from './send-enquiries';

/** The key of a page with the form. */
const KEY = '1111111111-2222222222';

export function describeManyEnquiries(get: () => Database): void {
  describe('many enquiries', () => {
    const { create, readRows } = useEnquiries(get);

    it('enquiries that their page sends again and again are stored once, and do not use up their network’s limit', async () => {
      const { send } = create();
      const form = { ...FORM, key: KEY };
      const answers = [];
      for (let times = 0; times < 100; times += 1) answers.push(await send(form, { json: true }));
      expect(new Set(answers.map(({ json }) => json.reference)).size).toBe(1);
      expect(await readRows()).toHaveLength(1);
      expect((await send({ ...form, class: 'Class I' })).status).toBe(303);
    });

    it('enquiries with the same text from another page get their own reference: a stranger cannot withdraw a family’s enquiry', async () => {
      const { send } = create();
      // A form without a page key is identified by the sender's address.
      const pages: [key: Form, from: string][] = [
        [{ key: KEY }, '192.0.2.1'],
        [{ key: KEY.replace('1', '2') }, '192.0.2.1'],
        [{ key: 'short' }, '192.0.2.1'],
        [{}, '192.0.2.2'],
      ];
      const sent = [];
      for (const [key, from] of pages) sent.push(await send({ ...FORM, ...key }, { json: true, from }));
      expect(new Set(sent.map(({ json }) => json.reference)).size).toBe(pages.length);
      expect(await readRows()).toHaveLength(pages.length);
    });

    it('enquiries whose button is pressed twice in a browser without JavaScript are stored once', async () => {
      const { send } = create();
      const [first, second] = await Promise.all([send(FORM), send(FORM)]);
      expect([first?.status, second?.next]).toEqual([303, first?.next]);
      expect(await readRows()).toHaveLength(1);
    });

    it('enquiries that reach two servers simultaneously are stored only once', async () => {
      const servers = [create(), create()];
      const form = { ...FORM, key: KEY };
      const sent = await Promise.all(
        Array.from({ length: 20 }, (_, index) => servers[index % 2]!.send(form, { json: true })),
      );
      expect(new Set(sent.map(({ json }) => json.reference)).size).toBe(1);
      expect(await readRows()).toHaveLength(1);
    });

    it('enquiries from forty families at once, behind one address of a mobile network, all arrive', async () => {
      const { send } = create();
      const sent = await Promise.all(
        Array.from({ length: 40 }, (_, index) => send({ ...FORM, telephone: `98765${10_000 + index}` })),
      );
      expect(sent.map(({ status }) => status)).toEqual(Array(40).fill(303));
      expect(await readRows()).toHaveLength(40);
    });

    it('enquiries are stored if acknowledged, and refused otherwise, when 250 come from one address in a minute', async () => {
      const budgets = createAttemptBudgets(get());
      const { send } = create({ budgets });
      const sent = [];
      for (let index = 0; index < 250; index += 50)
        sent.push(
          ...(await Promise.all(
            Array.from({ length: 50 }, (_, more) =>
              send({ ...FORM, key: KEY, telephone: `98765${10_000 + index + more}` }, { json: true }),
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
      // No attempt is in progress, so the server remembers that the limit is used up, without querying the database.
      expect(budgets.refusedFor('enquiry 192.0.2.1')).toBeGreaterThan(0);
      const known = { ...FORM, key: KEY, telephone: String(rows[0]?.['telephone']) };
      const again = await send(known, { json: true });
      expect([again.status, again.json]).toEqual([201, { reference: rows[0]?.['reference'] }]);
      const late = await send({ ...FORM, name: 'Late Family' });
      expect([late.status, late.text]).toEqual([429, expect.stringContaining('value="Late Family"')]);
      expect(late.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await send({ ...FORM, name: 'Elsewhere' }, { from: '192.0.2.9' })).status).toBe(303);
    });
  });
}
