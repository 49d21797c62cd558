import { uniqueName } from '@/lib/content/read/names';
import { itemName } from './questions';

describe('the name of a new file', () => {
  it('the name of a new file is the day and the first words', () => {
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

  it('the name of a file about a person is the person’s name', () => {
    expect(itemName('toppers', { name: 'Sample Student' })).toBe('sample-student');
  });

  it('Hindi is spelt in Latin letters', () => {
    const fileName = (message: string): string => itemName('news', { date: '2025-04-12', message });
    expect(fileName('कक्षा 10 का परिणाम')).toBe('2025-04-12-kaksha-10-ka-parinam');
    expect(fileName('कल छुट्टी है')).toBe('2025-04-12-kal-chhutti-hai');
    expect(fileName('वार्षिक खेल दिवस २०२६')).toBe('2025-04-12-varshik-khel-divas-2026');
  });

  it('the name begins with the kind if the words have no Latin spelling', () => {
    expect(itemName('news', { date: '2025-04-12', message: '१० → ১০' })).toBe('2025-04-12-news-10');
    expect(itemName('news', { message: 'ছুটি' })).toBe('news');
  });

  it('a name that is already taken gets a number', () => {
    const taken = ['quiz', 'quiz-2'];
    expect(uniqueName('quiz', (name) => taken.includes(name))).toBe('quiz-3');
    expect(uniqueName('holi', (name) => taken.includes(name))).toBe('holi');
  });
});
