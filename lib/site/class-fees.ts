import type { Content } from '@/lib/content/content';
import { idOfClass, placeOfClass, readClasses, type FeeClass } from '@/lib/content/kinds/classes';

/** What one class pays; amounts in whole rupees. A charge that the tables do not name for the class is left out. */
export type ClassFees = ReturnType<typeof feesOfClasses>[number];

/** The tables of content/fees.yaml. */
type Tables = Pick<Content['fees'], 'tuition' | 'annual' | 'admission' | 'registration'>;

/** The fees of every class and stream that the tuition table names, in the order of the classes (specification, section 9). */
export function feesOfClasses({ tuition, annual, admission, registration }: Tables) {
  return tuition
    .flatMap((row) => readClasses(row.class).map((each) => ({ ...each, row })))
    .map(({ row: { installment, installments, total }, ...each }) => {
      const yearly = chargeOf(annual, each);
      return {
        ...each,
        /** For the address: `class-6`, `class-11-biology`, `class-nursery`. */
        id: idOfClass(each),
        /** One installment, how many of them, and all together. */
        tuition: { installment, installments, total },
        annual: yearly,
        admission: chargeOf(admission, each),
        registration: chargeOf(registration, each),
        /** Tuition and annual charges together. */
        year: total + (yearly ?? 0),
      };
    })
    .toSorted((a, b) => placeOfClass(a.name) - placeOfClass(b.name));
}

function chargeOf(rows: Tables['annual'], { name, stream }: FeeClass): number | undefined {
  return rows.find((row) =>
    readClasses(row.class).some((each) => each.name === name && ['', stream].includes(each.stream)),
  )?.amount;
}
