import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { FOLDER_KINDS } from '../kinds/kinds';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

describe('the check of the names and places of files', () => {
  it.each([
    ['files/fees 50%.pdf', '%', 'fees-50.pdf'],
    ['files/circular #3.pdf', '#', 'circular-3.pdf'],
    ['images/who?.png', '?', 'who.png'],
    ['pages/a:b.md', ':', 'a-b.md'],
  ])('proposes another name for %s', async (file, sign, name) => {
    school.write(file, readFileSync(school.pathOf('files/form.pdf')));
    expect(await school.problems()).toEqual([
      `content/${file}:1:1  has ${sign} in its name, which web addresses or Windows do not allow. Rename the file to "${name}", and write the new name wherever the old one is used.`,
    ]);
  });

  it.each([
    [
      'files/a\u200bb.pdf',
      'has an invisible character in its name, which web addresses or Windows do not allow',
      'a-b.pdf',
    ],
    ['files/e\u0301.pdf', 'has a letter in its name that is stored as two characters', 'é.pdf'],
  ])('reports the faulty characters in %j', async (file, fault, name) => {
    school.write(file, readFileSync(school.pathOf('files/form.pdf')));
    expect(await school.problems()).toEqual([
      `content/${file}:1:1  ${fault}. Rename the file to "${name}", and write the new name wherever the old one is used.`,
    ]);
  });

  it('does not propose a name that is taken', async () => {
    school.write('files/Form?.pdf', '');
    expect(await school.problems()).toEqual([
      'content/files/Form?.pdf:1:1  has ? in its name, which web addresses or Windows do not allow. Rename the file to "Form-2.pdf", and write the new name wherever the old one is used.',
    ]);
  });

  it('rejects a file name that would be too long after a suffix is added', async () => {
    school.write(`files/${'a'.repeat(146)}.pdf`, readFileSync(school.pathOf('files/form.pdf')));
    school.write(`images/${'a'.repeat(147)}.png`, readFileSync(school.pathOf('images/garden.png')));
    expect(await school.problems()).toEqual([
      `content/images/${'a'.repeat(147)}.png:1:1  has a name that is too long. Rename the file to "${'a'.repeat(40)}.png", and write the new name wherever the old one is used.`,
    ]);
  });

  it.each(['दो', 'my letter', 'content', 'site-menu', 'newsletter-2'])(
    'rejects a message whose file is named %s',
    async (name) => {
      school.rename('messages/principal.md', `messages/${name}.md`);
      expect(await school.problems()).toEqual([
        `content/messages/${name}.md:1:1  has a name that a link cannot lead to. Use only the letters a to z, digits and hyphens in the file name, for example principal.md.`,
      ]);
    },
  );

  it.each(['news/pipe.yaml', 'images/pipe.jpg', 'files/pipe.pdf', 'pages/pipe.md'])(
    'reports a named pipe without waiting for data: %s',
    async (file) => {
      spawnSync('mkfifo', [school.pathOf(file)]);
      expect(await school.problems()).toEqual([
        `content/${file}:1:1  is not a file that can be read. Copy the file itself here.`,
      ]);
    },
  );

  it('reports an empty file that may be deleted', async () => {
    school.write('news/quiz.yaml', '');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:1:1  is empty. Fill it in, or delete the file.',
    ]);
  });

  it('asks to restore an empty file that every school needs', async () => {
    school.write('videos.yaml', '\n');
    expect(await school.problems()).toEqual([
      'content/videos.yaml:1:1  is empty. Type git restore content/videos.yaml to get it back, or write it with the fields in FIELDS.md (npm run guide says where).',
    ]);
  });

  it('reports a missing file that every school needs', async () => {
    school.delete('videos.yaml');
    expect(await school.problems()).toEqual([
      'content/videos.yaml:1:1  is missing. Type git restore content/videos.yaml to get it back, or write it with the fields in FIELDS.md (npm run guide says where).',
    ]);
  });

  it('asks to correct a file name, and does not report the right name as missing too', async () => {
    school.rename('videos.yaml', 'Videos.yml');
    expect(await school.problems()).toEqual([
      'content/Videos.yml:1:1  must be named videos.yaml. Rename the file.',
    ]);
  });

  it('does not read a copy instead of the file itself', async () => {
    school.write('fees - Copy.yaml', 'session: 2025-26');
    expect(await school.problems()).toEqual([
      'content/fees - Copy.yaml:1:1  looks like a second fees.yaml. Copy anything newer into fees.yaml, then move this one out of content/.',
    ]);
  });

  it.each(['FEES.yaml', 'fee.yaml', 'fees-OFFICE-PC.yaml', 'fees.yaml.txt'])(
    'recognises the missing fees.yaml by a similar name: %s',
    async (name) => {
      school.rename('fees.yaml', name);
      expect(await school.problems()).toEqual([
        `content/${name}:1:1  must be named fees.yaml. Rename the file.`,
      ]);
    },
  );

  it('does not take a file with a similar name for the right file if both exist', async () => {
    school.write('fee.yaml', 'session: 2025-26');
    expect(await school.problems()).toEqual([
      expect.stringMatching(/^content\/fee\.yaml:1:1 {2}is in the wrong folder\./),
    ]);
  });

  it('says where a misplaced page belongs', async () => {
    school.write('robotics.md', '---\n---\n');
    expect(await school.problems()).toEqual([
      'content/robotics.md:1:1  is in the wrong folder. A file that ends in .md is a page in pages/, a desk message in messages/. Move it there, or keep it outside content/.',
    ]);
  });

  it('says where a misplaced photo belongs, and does not report it as missing too', async () => {
    school.rename('images/garden.png', 'garden.png');
    expect(await school.problems()).toEqual([
      'content/garden.png:1:1  is in the wrong folder. Pictures belong in images/.',
    ]);
  });

  it('says where a misplaced PDF belongs, and does not report it as missing too', async () => {
    school.rename('files/form.pdf', 'images/form.pdf');
    expect(await school.problems()).toEqual([
      'content/images/form.pdf:1:1  is in the wrong folder. PDFs belong in files/.',
    ]);
  });

  it('names the extension that files in a folder must have', async () => {
    school.rename('news/quiz.yaml', 'news/quiz.md');
    expect(await school.problems()).toEqual([
      'content/news/quiz.md:1:1  is in the wrong folder. Files in news/ end in .yaml. A file that ends in .md is a page in pages/, a desk message in messages/. Move it there, or keep it outside content/.',
    ]);
  });

  it('asks to rename a file to which Windows has added .txt', async () => {
    school.rename('news/quiz.yaml', 'news/quiz.yaml.txt');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml.txt:1:1  must end in .yaml, as the files in news/ do. Rename it.',
    ]);
  });

  it('does not read subfolders', async () => {
    school.write('news/2025/quiz.yaml', 'publish: 2025-04-12');
    expect(await school.problems()).toEqual([
      'content/news/2025/quiz.yaml:1:1  is in a subfolder of news/. Move it directly into news/.',
    ]);
  });

  it('suggests the folder that a misspelt name means', async () => {
    school.write('New/quiz.yaml', 'publish: 2025-04-12');
    expect(await school.problems()).toEqual([
      'content/New:1:1  is a folder that the site does not know. Did you mean news/?',
    ]);
  });

  it('lists the folders if none is similar', async () => {
    school.write('circulars/holi.yaml', 'publish: 2025-04-12');
    const known = ['files', 'images', ...Object.keys(FOLDER_KINDS)].toSorted().join(', ');
    expect(await school.problems()).toEqual([
      `content/circulars:1:1  is a folder that the site does not know. The folders are: ${known}. Keep others outside content/.`,
    ]);
  });

  it('requires UTF-8', async () => {
    school.write('news/quiz.yaml', Buffer.from('message: Caf\u00e9', 'latin1'));
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:1:1  is not saved as UTF-8. Save it as UTF-8 (Notepad: Save as, Encoding).',
    ]);
  });

  it('requires UTF-8 instead of UTF-16, which Windows calls Unicode', async () => {
    school.write('news/quiz.yaml', Buffer.from('\ufeffmessage: Quiz', 'utf16le'));
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:1:1  is not saved as UTF-8. Save it as UTF-8 (Notepad: Save as, Encoding).',
    ]);
  });

  it('requires a text file', async () => {
    school.write('news/quiz.yaml', 'message: \0');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:1:1  is not a text file. Restore it from a backup.',
    ]);
  });

  it('does not read a text of 50 MB', async () => {
    school.stretch('news/quiz.yaml', 50_000_000);
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:1:1  is 50 MB; a text file may be at most 1 MB. Pictures belong in images/, PDFs in files/.',
    ]);
  });

  it('reports a file that cannot be opened', async () => {
    symlinkSync('nowhere', school.pathOf('news/lost.yaml'));
    expect(await school.problems()).toEqual([
      'content/news/lost.yaml:1:1  cannot be opened. Copy the file here again.',
    ]);
  });

  it('reserves the addresses of the site itself', async () => {
    school.write('pages/login.md', readFileSync(school.pathOf('pages/Account/Testimonials.md')));
    expect(await school.problems()).toEqual([
      'content/pages/login.md:1:1  its address /login belongs to the site itself. Give the file another name.',
    ]);
  });

  it('reserves the addresses below reserved ones too', async () => {
    school.write('pages/dashboard/help.md', readFileSync(school.pathOf('pages/Account/Testimonials.md')));
    expect(await school.problems()).toEqual([
      'content/pages/dashboard/help.md:1:1  its address /dashboard/help belongs to the site itself, as do all addresses under /dashboard. Give the file another name.',
    ]);
  });

  it('rejects two pages whose names differ only in capitals', async () => {
    school.write('pages/Transport.md', readFileSync(school.pathOf('pages/Account/Testimonials.md')));
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:1:1  its address /transport is already the address of content/pages/Transport.md. Give one of the two files another name.',
    ]);
  });

  it('rejects two pages whose folders differ only in capitals', async () => {
    school.write(
      'pages/account/Testimonials.md',
      readFileSync(school.pathOf('pages/Account/Testimonials.md')),
    );
    expect(await school.problems()).toEqual([
      'content/pages/account/Testimonials.md:1:1  its address /account/Testimonials is already the address of content/pages/Account/Testimonials.md. Give one of the two files another name.',
    ]);
  });

  it('requires page names that can be part of an address', async () => {
    school.write('pages/school bus.md', readFileSync(school.pathOf('pages/Account/Testimonials.md')));
    expect(await school.problems()).toEqual([
      'content/pages/school bus.md:1:1  cannot be the address of a page. Use only the letters a to z, digits and hyphens in the file name, for example school-bus.md.',
    ]);
  });

  it('reports a missing content folder', async () => {
    rmSync(school.pathOf(''), { recursive: true });
    writeFileSync(school.pathOf('').replace(/\/$/, ''), '');
    expect(await school.problems()).toEqual([
      'content:1:1  there is no folder with this name. Write the name of the content folder after --content.',
    ]);
  });
});
