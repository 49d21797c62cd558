import type { FormField, Typed } from '@/lib/editing/forms/api/forms';
import { pasteRows, toMarkdown } from './paste';
import { fieldOf } from './testing/render-editor';

const field = (parts: Partial<FormField> = {}): FormField => fieldOf('Label', parts);

describe('spreadsheets', () => {
  const number = { type: 'number' } as const;
  const fields = {
    class: field({ label: 'Class' }),
    installment: field({ ...number, label: 'One instalment (₹)' }),
    total: field(number),
  };
  const rows: Typed[] = [{ class: 'I' }, { class: 'II', total: '1' }];
  const paste = (text: string, at: readonly [number, string]) => pasteRows(text, rows, fields, at)?.filled;

  it('pasted rows fill cells rightwards and downwards, and add missing rows', () => {
    expect(paste('1550\t10850\r\n1600\t11200\r\n1700\t11900\r\n', [0, 'installment'])).toEqual([
      { class: 'I', installment: '1550', total: '10850' },
      { class: 'II', installment: '1600', total: '11200' },
      { installment: '1700', total: '11900' },
    ]);
  });

  it('pasted rows leave out empty cells and cells beyond the last column', () => {
    expect(paste('\t2\t3', [1, 'installment'])).toEqual([{ class: 'I' }, { class: 'II', total: '2' }]);
  });

  it.each([
    'Class\t1550\r\nI\t1600\r\n',
    'Klass\t"Instalment\n(₹)"\r\nI\t1600\r\n',
    'Stage\t"ONE INSTALMENT (₹)"\r\n"I"\t1600\r\n',
  ])('pasted rows do not include a row of headings: %j', (text) => {
    expect(paste(text, [0, 'class'])).toEqual([{ class: 'I', installment: '1600' }, rows[1]]);
  });

  it('pasted rows keep a first row that contains a number, even if another of its cells is a word', () => {
    expect(paste('I\tNil\t0\r\nII\t–\r\n', [0, 'class'])).toEqual([
      { class: 'I', installment: 'Nil', total: '0' },
      { class: 'II', installment: '–', total: '1' },
    ]);
  });

  it('pasted rows leave out optional columns if the pasted table has only the required ones', () => {
    const { total, ...others } = fields;
    const columns = { ...others, times: field({ ...number, optional: true }), total };
    expect(pasteRows('I\t1550\t10850', [], columns, [0, 'class'])?.filled).toEqual([
      { class: 'I', installment: '1550', total: '10850' },
    ]);
    expect(pasteRows('I\t1550\t7\t10850', [], columns, [0, 'class'])?.filled).toEqual([
      { class: 'I', installment: '1550', times: '7', total: '10850' },
    ]);
  });

  it('pasted rows that are blank neither change nor add anything', () => {
    expect(paste('I\t\t7\r\n\t \t\r\nIII\t\t9\r\n\t\t\r\nV\t\t8\r\n\t\t\r\n', [0, 'class'])).toEqual([
      { class: 'I', total: '7' },
      { class: 'II', total: '1' },
      { class: 'III', total: '9' },
      { class: 'V', total: '8' },
    ]);
  });

  it('pasted rows push down the items below an empty item, which the first row fills', () => {
    const list: Typed[] = [{ class: 'I' }, {}, {}, { class: 'II' }];
    const added = pasteRows('V\n\nVI\nVII\n', list, fields, [1, 'class'])?.filled;
    expect(added).toEqual(['I', 'V', 'VI', 'VII', 'II'].map((name) => ({ class: name })));
  });

  it('pasted rows may be a single column', () => {
    expect(paste('1550\r\n1600\r\n', [0, 'total'])).toEqual([
      { class: 'I', total: '1550' },
      { class: 'II', total: '1600' },
    ]);
  });

  it('pasted rows are recognized by their tabs or line breaks; other text is pasted as usual', () => {
    expect(paste('1550', [0, 'installment'])).toBeUndefined();
    expect(paste('•\tSports fee', [0, 'class'])).toBeUndefined();
    expect(paste('1.\tNursery\r\n2.\tKG\r\n', [0, 'class'])).toEqual([
      { class: 'Nursery' },
      { class: 'KG', total: '1' },
    ]);
  });
});

describe('days in spreadsheets', () => {
  const fields = {
    date: field({ form: 'date' }),
    until: field({ form: 'date', optional: true }),
    begins: field({ form: 'time', optional: true }),
    kind: field({ choices: ['holiday', 'workingSaturday'] }),
    title: field(),
  };
  const labels = { workingSaturday: 'Saturday with lessons' };
  const pasteAll = (text: string) => pasteRows(text, [], fields, [0, 'date'], labels);
  const paste = (text: string) => pasteAll(text)?.filled;

  it('pasted days may be in any format that offices use; each column goes into the first field that it fits', () => {
    expect(
      paste('26-01-2027\tRepublic Day\nFri, 25/12/2026\tChristmas\n2 Oct 2026\tGandhi Jayanti\n'),
    ).toEqual([
      { date: '2027-01-26', title: 'Republic Day' },
      { date: '2026-12-25', title: 'Christmas' },
      { date: '2026-10-02', title: 'Gandhi Jayanti' },
    ]);
    expect(
      paste('25.12.2026\t3 January 2027\tHoliday\tWinter\n12-12-2026\t\tSaturday with lessons\tTests\n'),
    ).toEqual([
      { date: '2026-12-25', until: '2027-01-03', kind: 'holiday', title: 'Winter' },
      { date: '2026-12-12', kind: 'workingSaturday', title: 'Tests' },
    ]);
  });

  it('pasted days leave out the headings above their dates', () => {
    const days = [{ date: '2026-12-25', kind: 'holiday', title: 'Christmas' }];
    expect(paste('Date\tKind of day\tName\n25/12/2026\tHoliday\tChristmas\n')).toEqual(days);
    expect(paste('26-01-2027\tRepublic Day\nSoon\tFair\n')).toHaveLength(2);
  });

  it('pasted days may be in any column, beside numbers, weekdays and kinds, and below a title', () => {
    const days = [
      { date: '2027-01-26', kind: 'holiday', title: 'Republic Day' },
      { date: '2027-03-22', kind: 'holiday', title: 'Holi' },
    ];
    const heading = 'List of holidays\t\t\t\t\nS.No.\tHoliday\tDate\tDay\tType\n';
    const list = '1\tRepublic Day\t26/01/2027\tTuesday\tHoliday\n2\tHoli\t22-Mar-27\tMonday\tHoliday\n';
    expect(paste(heading + list)).toEqual(days);
    expect(paste(list)).toEqual(days);
  });

  it('pasted days leave out columns that have no field, and the message lists these columns', () => {
    const sheet = 'Date\tDay\tVI\tVII\n14/12/2026\tMonday\tHindi\tMaths\n16/12/2026\tWednesday\tArt\tHindi\n';
    expect(pasteAll(sheet)).toEqual({
      filled: [
        { date: '2026-12-14', title: 'Hindi' },
        { date: '2026-12-16', title: 'Art' },
      ],
      lost: ['VII'],
    });
  });

  it('pasted days are left for the check to report if they do not exist', () => {
    expect(paste('31-02-2027\tSports day\n')).toEqual([{ date: '31-02-2027', title: 'Sports day' }]);
  });
});

describe('Word', () => {
  it('text pasted from Word becomes Markdown if it has bullets or tables', () => {
    expect(toMarkdown('Bring:\n\uf0b7\tBooks\n1.\tPens')).toBe('Bring:\n- Books\n1. Pens');
    expect(toMarkdown('Hours\nDay\tOpens\nMonday\t8 | 9\nThen closed')).toBe(
      'Hours\n\n| Day | Opens |\n| --- | --- |\n| Monday | 8 \\| 9 |\n\nThen closed',
    );
  });

  it('text pasted from Word becomes a list if it has bullets, even without tabs after them', () => {
    expect(toMarkdown('Bring:\n• Books\n➢Pens\nOpen 9 • 11')).toBe('Bring:\n- Books\n- Pens\nOpen 9 • 11');
  });

  it('text pasted from Word stays as it is if it has neither bullets nor tabs', () => {
    const text = 'A line.\n\n| Day | Opens |\n| --- | --- |\n| Monday | 8 |';
    expect(toMarkdown(text)).toBe(text);
  });
});
