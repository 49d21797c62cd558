import { createKnownAddresses } from './limits';

test('known addresses are read again after the database did not answer', async () => {
  const now = new Date('2026-04-01T09:00:00Z');
  const query = jest
    .fn()
    .mockRejectedValueOnce(new Error('the database is away'))
    .mockResolvedValue({ rows: [{ address: '203.0.113.9' }] });
  const known = createKnownAddresses({ query } as unknown as Parameters<typeof createKnownAddresses>[0]);
  await expect(known.has('203.0.113.9', 'asha', now)).rejects.toThrow('away');
  await known.has('203.0.113.9', 'asha', now);
  expect(known.knows('203.0.113.9')).toBe(true);
});
