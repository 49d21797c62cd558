import { feesOfClasses } from './class-card';

const TABLES = {
  admission: [
    { class: 'Nursery-III', amount: 2000 },
    { class: 'VI-IX', amount: 3000 },
  ],
  registration: [{ class: 'IX', amount: 2000 }],
  annual: [
    { class: 'Nursery-VIII', amount: 800 },
    { class: 'IX-XII', amount: 1000 },
  ],
  tuition: [
    { class: 'XI and XII Humanities/Arts', installment: 3200, installments: 7, total: 22_400 },
    { class: 'VI-VIII', installment: 1550, installments: 7, total: 10_850 },
    { class: 'IX-X', installment: 2700, installments: 7, total: 18_900 },
  ],
};

describe('the fees of each class', () => {
  const all = feesOfClasses(TABLES);

  it('every class of the tuition table is listed from the lowest to the highest, with streams as separate rows', () => {
    expect(all.map(({ id }) => id)).toEqual([
      'class-6',
      'class-7',
      'class-8',
      'class-9',
      'class-10',
      'class-11-humanities-arts',
      'class-12-humanities-arts',
    ]);
  });

  it('each class has its charges, and their sum for the year', () => {
    expect(all.find(({ id }) => id === 'class-6')).toMatchObject({
      tuition: { installment: 1550, installments: 7, total: 10_850 },
      annual: 800,
      admission: 3000,
      registration: undefined,
      year: 11_650,
    });
    expect(all.find(({ id }) => id === 'class-9')?.registration).toBe(2000);
    expect(all.find(({ id }) => id === 'class-11-humanities-arts')).toMatchObject({
      annual: 1000,
      year: 23_400,
    });
  });

  it('charges that the school does not have are left out', () => {
    const [first] = feesOfClasses({ ...TABLES, annual: [], registration: [], admission: [] });
    expect(first).toMatchObject({
      annual: undefined,
      admission: undefined,
      registration: undefined,
      year: 10_850,
    });
  });
});
