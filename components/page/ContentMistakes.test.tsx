import { renderToStaticMarkup } from 'react-dom/server';
import { getContent, getMistakes } from '@/lib/content/get-content';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { ContentMistakes } from './ContentMistakes';

const school = useSchoolCopy();

describe('under npm run dev', () => {
  beforeEach(() =>
    jest.replaceProperty(process, 'env', { ...process.env, CONTENT_DIR: 'content', NODE_ENV: 'development' }),
  );

  it('a mistake is shown with its file and line, and pages still show the last content without mistakes', async () => {
    expect((await getContent()).fees.session).toBe('2025-26');
    expect(await getMistakes()).toEqual([]);
    school.change('fees.yaml', 'total: 10850', 'total: 10,850');
    expect((await getContent()).fees.session).toBe('2025-26');
    const html = renderToStaticMarkup(<ContentMistakes mistakes={await getMistakes()} />);
    expect(
      html
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe(
      'The content has a mistake Correct it in the file, save, and load this page again. Tuition › VI-VIII › total: must be a whole number of rupees, found &quot;10,850&quot;. Write 10850. content/fees.yaml, line 18',
    );
    school.change('fees.yaml', 'total: 10,850', 'total: 10850');
    expect(await getMistakes()).toEqual([]);
  });
});
