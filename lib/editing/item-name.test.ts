import { uniqueName } from '@/lib/content/read/names';
import { itemName } from './questions';

describe('the name of a new file', () => {
  it('is the day and the first words', () => {
    expect(
      itemName('news', {
        publish: '2025-04-01',
        date: '2025-04-12',
        message: 'Class X won the district quiz.',
      }),
    ).toBe('2025-04-12-class-x-won-the');
    expect(itemName('announcements', { publish: '2025-04-01', message: 'Admission is open.' })).toBe(
      '2025-04-01-admission-is-open',
    );
  });

  it('is the name of a person', () => {
    expect(itemName('toppers', { name: 'Sample Student' })).toBe('sample-student');
  });

  it('is the kind where the words are Hindi', () => {
    expect(itemName('news', { date: '2025-04-12', message: 'हम जीते' })).toBe('2025-04-12-news');
  });

  it('gets a number if its name is taken', () => {
    const taken = ['quiz', 'quiz-2'];
    expect(uniqueName('quiz', (name) => taken.includes(name))).toBe('quiz-3');
    expect(uniqueName('holi', (name) => taken.includes(name))).toBe('holi');
  });
});
