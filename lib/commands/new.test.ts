import { existsSync, readFileSync } from 'node:fs';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { callCommand } from '@/lib/setup/testing/call-command';
import * as command from './new';

const school = useSchoolCopy();

async function runNew(kind: string, answers: readonly string[]) {
  const { status, out, stderr } = await callCommand(command, [kind], {
    env: { CONTENT_DIR: school.pathOf(''), SITE_DATE: '2025-04-20' },
    input: answers.map((answer) => `${answer}\n`).join(''),
  });
  return { status, stdout: out, stderr };
}

describe('npm run new', () => {
  it('asks its questions, asks again after an invalid answer, writes the file and prints its name', async () => {
    const { status, stdout, stderr } = await runNew('news', [
      'Quiz: we won.',
      '2025-02-30',
      '2025-04-12',
      '',
      '',
      '',
      '2025-04-12',
      '',
      'y',
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(
      'date: The day on which it happened. Press Enter for today, 2025-04-20. For example: 2025-04-12\n> must be a date that exists',
    );
    expect(stdout).toMatch(/Written: .*\/news\/2025-04-12-quiz-we-won\.yaml\n/);
    expect(readFileSync(school.pathOf('news/2025-04-12-quiz-we-won.yaml'), 'utf8')).toBe(
      "publish: 2025-04-12\ndate: 2025-04-12\nmessage: 'Quiz: we won.'\n",
    );
    expect(await school.problems()).toEqual([]);
  });

  it('uses today’s date for an empty answer', async () => {
    const { status, stdout } = await runNew('news', ['We won again.', '', '', '', '', '', '', 'y']);
    expect(stdout).toMatch(/Written: .*\/news\/2025-04-20-we-won-again\.yaml\n/);
    expect(readFileSync(school.pathOf('news/2025-04-20-we-won-again.yaml'), 'utf8')).toBe(
      'publish: 2025-04-20\ndate: 2025-04-20\nmessage: We won again.\n',
    );
    expect(status).toBe(0);
  });

  it('accepts the end of an urgent notice in the format that offices use, and never overwrites another notice', async () => {
    const answers = ['School closed', 'Because of heavy rain.', 'soon', '21-04-2025 4 pm', 'y'];
    const { status, stdout, stderr } = await runNew('notice', answers);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('> must be a day and a time, joined by T');
    expect(readFileSync(school.pathOf('notice.yaml'), 'utf8')).toBe(
      'label: School closed\ntext: Because of heavy rain.\nuntil: 2025-04-21T16:00+05:30\n',
    );
    expect(await school.problems()).toEqual([]);
    expect((await runNew('notice', answers)).stdout).toMatch(/Written: .*\/notices\/notice\.yaml\n/);
    expect((await runNew('notice', answers)).stdout).toMatch(/Written: .*\/notices\/notice-2\.yaml\n/);
  });

  it('writes a message without a portrait', async () => {
    const answers = [
      'R. Das',
      '7',
      'Teacher',
      '',
      'We read aloud every day.',
      '',
      '',
      'Dear parents, read with us.',
      'y',
    ];
    const { status, stdout } = await runNew('messages', answers);
    expect(stdout).not.toContain('alt:');
    expect(status).toBe(0);
    expect(readFileSync(school.pathOf('messages/r-das.md'), 'utf8')).toBe(
      '---\norder: 7\nname: R. Das\nposition: Teacher\nsummary: We read aloud every day.\n---\n\nDear parents, read with us.\n',
    );
    expect(await school.problems()).toEqual([expect.stringContaining('Consent: is missing, so this')]);
  });

  it('asks first for an event’s message and day, and lets the editor go back, even from the summary', async () => {
    const answers = ['Sports dy', 'back', 'Sports day', 'tomorrow', ...Array<string>(9).fill('')];
    const { stdout } = await runNew('events', [...answers, 'back', '2025-06-30', 'y']);
    expect(stdout).toContain('message: Sports day\n');
    expect(readFileSync(school.pathOf('events/2025-04-21-sports-day.yaml'), 'utf8')).toBe(
      'publish: 2025-04-20\nexpires: 2025-06-30\ndate: 2025-04-21\nmessage: Sports day\n',
    );
  });

  it('never overwrites a file', async () => {
    const answers = ['We won.', '2025-04-12', '', '', '', '2025-04-12', '', 'y'];
    await runNew('news', answers);
    await runNew('news', answers);
    expect(existsSync(school.pathOf('news/2025-04-12-we-won.yaml'))).toBe(true);
    expect(existsSync(school.pathOf('news/2025-04-12-we-won-2.yaml'))).toBe(true);
  });

  it('creates a page only at an address that is not in use', async () => {
    const answers = [
      'login',
      'Transport',
      'robotics',
      'Robotics',
      'Robots in Class VI.',
      '',
      '2025-04-15',
      '',
      'nobody',
      'office',
      '',
      '',
      '',
      '',
      'We build robots.',
      'y',
    ];
    const { status, stdout } = await runNew('pages', answers);
    expect(stdout).toContain('its address /login belongs to the site itself.');
    expect(stdout).toContain('its address /Transport is already the address of pages/transport.md.');
    expect(stdout).toContain('there is no contact "nobody" in school.yaml. Write one of office, fees.');
    expect(status).toBe(0);
    expect(readFileSync(school.pathOf('pages/robotics.md'), 'utf8')).toMatch(
      /^---\ntitle: Robotics\n[^]*---\n\nWe build robots.\n$/,
    );
    expect(await school.problems()).toEqual([
      expect.stringContaining('Add it to menu.yaml with to: /robotics'),
    ]);
  });

  it('writes nothing if the answers end too early', async () => {
    const { status, stdout, stderr } = await runNew('news', ['We won.', '2025-04-12']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/There was no answer\. Nothing was written\.\n$/);
  });

  it('lists the kinds if the kind is unknown', async () => {
    const { status, stdout, stderr } = await runNew('newss', []);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toBe(
      'Write what to create, for example: npm run new -- news\nYou can create: pages, messages, announcements, news, events, testimonials, toppers, notice.\n',
    );
  });
});
