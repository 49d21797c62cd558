import { createPrintFile } from './print-file';

test('a rule for paper that asks for a custom property is refused: pages may have dropped it', async () => {
  await expect(createPrintFile('/nowhere')('@media print{p{color:var(--ink)}}')).rejects.toThrow(
    'asks for a custom property',
  );
});
