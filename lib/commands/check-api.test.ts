import { readOptions } from './check-api';

describe('what npm run check:api is given', () => {
  it.each([
    [[], {}],
    [['its.server'], {}],
    [['https://its.example'], { site: 'www.school' }],
  ])('is asked for where it is missing: %j %j', (words, values) => {
    const read = () => readOptions({ words, values }, { API_USER: 'a', API_PASSWORD: 'b' });
    expect(read).toThrow('Say which server to check');
  });

  it('has the credentials from the environment only', () => {
    expect(() => readOptions({ words: ['https://its.example'], values: {} }, {})).toThrow(
      'API_USER and API_PASSWORD are not set.',
    );
    const env = { API_USER: 'asha', API_PASSWORD: 'right' };
    const values = { prefix: 'v1/', write: 'true', site: 'https://a.example/x' };
    expect(readOptions({ words: ['https://its.example/site/'], values }, env)).toEqual({
      origin: 'https://its.example',
      prefix: '/v1',
      user: 'asha',
      password: 'right',
      write: true,
      site: 'https://a.example',
    });
  });
});
