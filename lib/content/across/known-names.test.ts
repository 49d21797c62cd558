import { useSchoolCopy } from '../mistakes/school-copy';
import { explainNearName } from './known-names';

const school = useSchoolCopy();

it.each(['CBSE', 'C.B.S.E.', 'cbse', 'RBSE', 'MP Board', 'none', 'Bihar School Examination Board', 'JAC'])(
  'the board %s is taken as it is',
  (board) => expect(explainNearName('board', board)).toBeUndefined(),
);

it.each(['uttar pradesh', 'NCT of Delhi', 'New Delhi', 'Dubai', 'UP', 'उत्तर प्रदेश'])(
  'the State %s is taken as it is',
  (state) => expect(explainNearName('state', state)).toBeUndefined(),
);

it.each([
  ['board', 'CBES', 'CBSE'],
  ['board', 'C.B.S.C', 'CBSE'],
  ['board', 'CISEC', 'CISCE'],
  ['state', 'Tamilnadu', 'Tamil Nadu'],
  ['state', 'Orissa', 'Odisha'],
  ['state', 'Chattisgarh', 'Chhattisgarh'],
] as const)('the %s %s is asked about', (field, typed, right) => {
  expect(explainNearName(field, typed)).toContain(`Did you mean ${right}?`);
});

it('school.yaml is warned of a mistyped board and State, on which duties depend', async () => {
  school.change('school.yaml', 'board: CBSE', 'board: CBSC');
  school.change('school.yaml', 'state: Madhya Pradesh', 'state: Madhya Pradsh');
  const said = await school.problems({ severity: 'warning' });
  expect(said.map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
    'Board: "CBSC" is no board that the site knows. Did you mean CBSE? Otherwise write its name in full.',
    'Address › state: "Madhya Pradsh" is no state that the site knows. Did you mean Madhya Pradesh?',
  ]);
});
