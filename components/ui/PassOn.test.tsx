import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '@/lib/content/content';
import { PassOn } from './PassOn';

const school = { name: 'School', siteAddress: 'https://school.example' } as Content['school'];

test.each(['फ़ीस: ₹1,000, कक्षा 6/7।', 'Fees & books #2 + 50% = é? "a" 😀'])(
  'a message arrives as it was written: %s',
  (text) => {
    const html = renderToStaticMarkup(<PassOn school={school} to="/x#y" facts={[{ text: `${text} a` }]} />);
    const [, href = ''] = /href="([^"]*)"/.exec(html) ?? [];
    expect(href).not.toMatch(/%E0|%E2%82%B9|%2C|%3A|%2F/);
    const message = new URL(href).searchParams.get('text');
    expect(message).toContain(`${text} a`);
    expect(message).toContain('https://school.example/x#y');
  },
);
