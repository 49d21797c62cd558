import { parseYaml } from '../parse/yaml';
import { decodeText } from './text';

/** Reads a file with this text after "title: ", and returns the title. */
function readTitle(typed: string): unknown {
  const read = decodeText(Buffer.from(`title: ${typed}\n`));
  return 'text' in read ? parseYaml(read.text).value : read.wrong;
}

it.each(['\b', '\u001b', '\u001f', '\u007f', '\ufffe', '\u202e', '\u200b'])(
  'a sign that shows nothing and breaks the feed is taken out, pasted or escaped: %j',
  (sign) => {
    const escape = `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    const title = 'Sports Day';
    expect([`Sports${sign} Day`, `"Sports${escape} Day"`].map(readTitle)).toEqual([{ title }, { title }]);
  },
);

it('a tab, a line end and the joiners of Hindi stay as they are', () => {
  expect(readTitle('"a\\tb\\nc"')).toEqual({ title: 'a\tb\nc' });
  expect(readTitle('क्\u200dष र\u200cक')).toEqual({ title: 'क्\u200dष र\u200cक' });
});
