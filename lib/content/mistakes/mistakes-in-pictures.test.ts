import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

/** Makes a PDF with these objects; each character is one byte (Latin-1). */
function pdf(objects: string): Buffer {
  return Buffer.from(`%PDF-1.7\n${objects}\n%%EOF\n`, 'latin1');
}

/** Compresses objects into a stream, as newer PDF programs do. */
function packed(objects: string): string {
  return `1 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\n${deflateSync(objects).toString('latin1')}\nendstream endobj`;
}

function flatPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png({ palette: true })
    .toBuffer();
}

describe('the check of pictures, PDFs and colours', () => {
  it('reports a missing photo, and suggests a similar name', async () => {
    school.change('pages/transport.md', 'picture: assembly.png', 'picture: asembly.png');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:4:10  Picture: there is no picture "asembly.png" in images/. Did you mean "assembly.png"?',
    ]);
  });

  it('says where to put a missing photo', async () => {
    school.change('pages/transport.md', 'picture: assembly.png', 'picture: bus-at-the-gate.jpg');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:4:10  Picture: there is no picture "bus-at-the-gate.jpg" in images/. Put the picture there, or write the name of one that is there.',
    ]);
  });

  it('reports a missing photo in the text', async () => {
    school.change('pages/transport.md', '## Routes', '![The bus](bus-at-the-gate.jpg)\n\n## Routes');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:12:1  Text: there is no picture "bus-at-the-gate.jpg" in images/. Put the picture there, or write the name of one that is there.',
    ]);
  });

  it('reports a file that is not a picture', async () => {
    school.write('images/garden.png', 'not a picture');
    expect(await school.problems()).toEqual([
      'content/images/garden.png:1:1  is not a picture that can be read. Save it as JPEG or PNG and copy it here again.',
    ]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
    'reports a %s file whose copy was interrupted',
    async (kind) => {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
      const whole = await sharp({
        create: { width: 400, height: 300, channels: 3, background: '#fff', noise },
      })
        .toFormat(kind)
        .toBuffer();
      school.write(`images/hall.${kind}`, whole);
      expect(await school.problems()).toEqual([]);
      school.write(`images/hall.${kind}`, whole.subarray(0, whole.length / 2));
      const [problem, ...others] = await school.problems();
      expect(others).toEqual([]);
      expect(problem).toMatch(
        /^content\/images\/hall\.\w+:1:1 {2}is (cut off or damaged: it cannot be read to the end\. Copy the file|not a picture that can be read\. Save it as JPEG or PNG and copy it) here again\.$/,
      );
    },
  );

  it.each([
    ['the last byte of a photo', -1, 'is cut off or damaged: it cannot be read to the end. Copy the file'],
    [
      'all but its first four bytes',
      4,
      'is not a picture that can be read. Save it as JPEG or PNG and copy it',
    ],
  ])('reports a WebP file that has lost %s', async (_, end, why) => {
    const whole = await sharp(await flatPicture(400, 300))
      .webp()
      .toBuffer();
    school.write('images/hall.webp', whole.subarray(0, end));
    expect(await school.problems()).toEqual([`content/images/hall.webp:1:1  ${why} here again.`]);
  });

  it('warns of a photo too small to be sharp', async () => {
    school.write('images/garden.png', await flatPicture(640, 120));
    expect(await school.problems({ severity: 'error' })).toEqual([]);
    expect(await school.problems({ severity: 'warning', publish: true })).toEqual([
      'content/images/garden.png:1:1  has only 640 × 120 pixels, and would look blurred. Copy the original photo here, 1200 pixels wide or more.',
    ]);
  });

  it('asks for a crest that is large enough for the icons, even if the crest is taller than it is wide', async () => {
    school.change('school.yaml', 'logo.svg', 'crest.png');
    school.write('images/crest.png', await flatPicture(120, 120));
    expect(await school.problems({ severity: 'error' })).toEqual([
      'content/images/crest.png:1:1  has only 120 × 120 pixels, but the crest needs 512 × 512. Ask its designer for an SVG, or for a PNG of that size, and copy it here.',
    ]);
    school.write('images/crest.png', await flatPicture(400, 512));
    expect(await school.problems()).toEqual([]);
  });

  it('reports an empty picture', async () => {
    school.write('images/garden.png', '');
    expect(await school.problems()).toEqual([
      'content/images/garden.png:1:1  is empty. Copy the file here again.',
    ]);
  });

  it('reports a picture that is too large', async () => {
    school.stretch('images/garden.png', 50_000_000);
    expect(await school.problems()).toEqual([
      'content/images/garden.png:1:1  is 50 MB; at most 40 MB is allowed. Save it smaller and copy it here again.',
    ]);
  });

  it('asks for JPEG or PNG if a phone saved a photo as HEIC', async () => {
    school.rename('images/garden.png', 'images/garden.heic');
    school.change('messages/principal.md', 'garden.png', 'garden.heic');
    school.change(
      'home.yaml',
      '  - picture: garden.png\n    alt: The school garden\n    caption: The garden in July\n',
      '',
    );
    school.change('home.yaml', 'garden.png', 'assembly.png');
    school.write('gallery.yaml', 'pictures: []');
    expect(await school.problems()).toEqual([
      'content/images/garden.heic:1:1  is an iPhone photo (HEIC). On the phone, choose Settings > Camera > Formats > Most Compatible, or send the photo to yourself on WhatsApp.',
    ]);
  });

  it('asks what a photo shows if both the photo and its description are optional', async () => {
    school.change('pages/transport.md', 'alt: Pupils waiting for the bus\n', '');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:2:1  Alt: is missing: say what the picture shows. Write, for example, alt: Pupils at morning assembly',
    ]);
  });

  it('asks what a photo shows if the description is required', async () => {
    school.change('gallery.yaml', '    alt: Pupils at work, photo 2\n', '');
    expect(await school.problems()).toEqual([
      'content/gallery.yaml:6:5  Pictures › Photo 2 › alt: is missing. Write, for example, alt: Pupils marching on Republic Day',
    ]);
  });

  it('asks what a photo shows if the description is empty', async () => {
    school.change('gallery.yaml', 'alt: Pupils at work, photo 2', 'alt:');
    expect(await school.problems()).toEqual([
      'content/gallery.yaml:7:9  Pictures › Photo 2 › alt: is empty. Write, for example, alt: Pupils marching on Republic Day',
    ]);
  });

  it('asks what a photo in the text shows', async () => {
    school.change('pages/transport.md', '## Routes', '![](garden.png)\n\n## Routes');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:12:1  Text: the picture "garden.png" has no text. Write what it shows: ![Pupils at work](garden.png)',
    ]);
  });

  it.each(['assembly.png', 'IMG_2034.JPG', 'photo-01.jpeg'])(
    'asks what a photo shows if its description is the file name %s',
    async (name) => {
      school.change('pages/transport.md', 'alt: Pupils waiting for the bus', `alt: ${name}`);
      school.change('pages/transport.md', '## Routes', `![${name}](garden.png)\n\n## Routes`);
      expect(await school.problems()).toEqual([
        `content/pages/transport.md:5:6  Alt: is only the name of the file, found "${name}". Write what the picture shows, for example Pupils at morning assembly.`,
        'content/pages/transport.md:12:1  Text: the picture "garden.png" has only the name of the file as its text. Write what it shows: ![Pupils at work](garden.png)',
      ]);
    },
  );

  it('accepts a one-word description that is also the name of the file', async () => {
    school.change('pages/transport.md', 'alt: Pupils waiting for the bus', 'alt: Assembly');
    expect(await school.problems()).toEqual([]);
  });

  it('reports a missing PDF', async () => {
    school.change('documents.yaml', 'form.pdf', 'water-report.pdf');
    expect(await school.problems()).toEqual([
      'content/documents.yaml:3:11  Documents › Admission form › file: there is no file "water-report.pdf" in files/. Put the file there, or write the name of one that is there.',
    ]);
  });

  it('reports a file that is not a PDF', async () => {
    school.write('files/form.pdf', 'not a PDF');
    expect(await school.problems()).toEqual([
      'content/files/form.pdf:1:1  is not a PDF. Save the document as PDF and copy it here again.',
    ]);
  });

  const PLACES = ['[1 0 R /Fit]', '<< /S /GoTo /D [1 0 R /Fit] >>', '5 0 R'];
  it.each(PLACES)('accepts a PDF that opens at a certain page: %s', async (action) => {
    school.write('files/form.pdf', pdf(`<< /OpenAction ${action} >> 5 0 obj [1 0 R /Fit] endobj`));
    expect(await school.problems()).toEqual([]);
  });

  it('accepts a PDF with a picture whose bytes happen to contain the name of an action', async () => {
    school.write('files/form.pdf', pdf('<< /Length 11 >> stream\n/JavaScript\nendstream'));
    expect(await school.problems()).toEqual([]);
  });

  it('reads a PDF full of unfinished streams within seconds', async () => {
    school.write('files/form.pdf', pdf('stream\n'.repeat(30_000)));
    const before = performance.now();
    expect(await school.problems()).toEqual([]);
    expect(performance.now() - before).toBeLessThan(3000);
  });

  it.each([
    ['OpenAction', '<< /OpenAction << /S /URI /URI (https://else.example) >> >>'],
    ['OpenAction', '<< /OpenAction 5 0 R >> 5 0 obj << /S /Named /N /Print >> endobj'],
    ['JavaScript', '<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'],
    ['JavaScript', '<< /Open#41ction << /S /Java#53cript >> >>'],
    ['Launch', '<< /AA << /O << /S /Launch /F (cmd.exe) >> >> >>'],
    ['JavaScript', packed('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>')],
  ])('rejects a PDF that runs an action on opening: %s', async (act, text) => {
    school.write('files/form.pdf', pdf(text));
    expect(await school.problems()).toEqual([
      `content/files/form.pdf:1:1  runs something when it is opened (${act}). Open it, print it to a new PDF, and copy that file here.`,
    ]);
  });

  it('rejects a picture and a PDF that are symbolic links out of the folder, and accepts such a link within it', async () => {
    for (const file of ['images/garden.png', 'files/form.pdf']) {
      const outside = `../${path.basename(file)}`;
      school.rename(file, outside);
      symlinkSync(school.pathOf(outside), school.pathOf(file));
    }
    const why = 'is a link that leads out of this folder. Copy the file itself here.';
    expect(await school.problems()).toEqual([
      `content/files/form.pdf:1:1  ${why}`,
      `content/images/garden.png:1:1  ${why}`,
    ]);
    rmSync(school.pathOf('images/garden.png'));
    symlinkSync('assembly.png', school.pathOf('images/garden.png'));
    expect(await school.problems()).toEqual([`content/files/form.pdf:1:1  ${why}`]);
  });

  it('reports a picture and a PDF that are symbolic links to themselves', async () => {
    symlinkSync('round.png', school.pathOf('images/round.png'));
    symlinkSync('round.pdf', school.pathOf('files/round.pdf'));
    const why = 'cannot be opened. Copy the file here again.';
    expect(await school.problems()).toEqual([
      `content/files/round.pdf:1:1  ${why}`,
      `content/images/round.png:1:1  ${why}`,
    ]);
  });

  it('reports an empty PDF', async () => {
    school.write('files/form.pdf', '');
    expect(await school.problems()).toEqual([
      'content/files/form.pdf:1:1  is empty. Copy the file here again.',
    ]);
  });

  it('reports a PDF that is too large', async () => {
    school.stretch('files/form.pdf', 50_000_000);
    expect(await school.problems()).toEqual([
      'content/files/form.pdf:1:1  is 50 MB; at most 20 MB is allowed. Save it smaller and copy it here again.',
    ]);
  });

  it('reports the contrast of an ink colour that is too light', async () => {
    school.change('school.yaml', '#4a1d1f', '#c98a8d');
    expect(await school.problems()).toEqual([
      'content/school.yaml:35:8  Colours › ink: is hard to read: small text on shaded parts of the page in light mode has a contrast of 2.02:1, but text needs 4.5:1. Choose a darker ink, or a lighter paper.',
    ]);
  });

  it('gives the contrast of a success colour that is too light', async () => {
    school.change('school.yaml', '#1f5c3d', '#4fae7d');
    expect(await school.problems()).toEqual([
      'content/school.yaml:38:12  Colours › success: is hard to read: text in success on shaded parts of the page in light mode has a contrast of 2.50:1, but text needs 4.5:1. Choose a darker success.',
    ]);
  });

  it('gives the contrast of an accent colour that is too dark', async () => {
    school.change('school.yaml', '#e8b04a', '#7a3b2e');
    expect(await school.problems()).toEqual([
      'content/school.yaml:36:11  Colours › accent: is hard to read: text in accent on the header and the footer in light mode has a contrast of 1.67:1, but text needs 4.5:1. Choose a lighter accent, or a darker ink.',
    ]);
  });

  it('gives the contrast of a paper colour that is too dark', async () => {
    school.change('school.yaml', '#fdf8f0', '#8a8a80');
    expect(await school.problems()).toEqual([
      'content/school.yaml:37:10  Colours › paper: is hard to read: small text on the page in light mode has a contrast of 3.06:1, but text needs 4.5:1. Choose a darker ink, or a lighter paper.',
    ]);
  });
});
