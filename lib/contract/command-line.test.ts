import { readCheckArguments } from './command-line';

describe('the arguments of npm run check:api', () => {
  it.each([
    [[], 'Say which server to check'],
    [['its.server'], 'Say which server to check'],
    [['https://its.example', '--site', 'www.school'], 'Say which server to check'],
    [['https://its.example', '--wrte'], "Unknown option '--wrte'"],
  ])('ask for what is missing from %j', (args, reason) => {
    expect(() => readCheckArguments(args, { API_USER: 'a', API_PASSWORD: 'b' })).toThrow(reason);
  });

  it('take the credentials from the environment only', () => {
    expect(() => readCheckArguments(['https://its.example'], {})).toThrow(
      'API_USER and API_PASSWORD are not set.',
    );
    const env = { API_USER: 'asha', API_PASSWORD: 'right' };
    const args = ['https://its.example/site/', '--prefix', 'v1/', '--write', '--site', 'https://a.example/x'];
    expect(readCheckArguments(args, env)).toEqual({
      origin: 'https://its.example',
      prefix: '/v1',
      user: 'asha',
      password: 'right',
      write: true,
      site: 'https://a.example',
    });
  });
});
