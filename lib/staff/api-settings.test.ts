import { readApiSettings } from './api-settings';

describe('the settings of the API', () => {
  it('stand for the server of the site when nothing is set', () => {
    expect(readApiSettings({})).toEqual({ origin: '', locationPrefix: '/api' });
  });

  it.each([
    ['https://api.school.example', 'v1', { origin: 'https://api.school.example', locationPrefix: '/v1' }],
    ['https://API.school.example/', '/', { origin: 'https://api.school.example', locationPrefix: '' }],
    [
      'https://api.school.example:8443',
      '/a/b/',
      { origin: 'https://api.school.example:8443', locationPrefix: '/a/b' },
    ],
  ])('are read from %s and %s', (origin, prefix, settings) => {
    expect(readApiSettings({ API_ORIGIN: origin, API_LOCATION_PREFIX: prefix })).toEqual(settings);
  });

  it.each([
    'http://api.school.example',
    'api.school.example',
    'https://api.school.example/api',
    'https://user:secret@api.school.example',
    'https://api.school.example?x=1',
    'javascript:alert(1)',
  ])('refuse %s', (origin) => {
    expect(() => readApiSettings({ API_ORIGIN: origin })).toThrow(
      'Write https:// and the name of the server only',
    );
  });

  it.each(['/api?x', '/../api', '/a b', 'https://evil.example'])('refuse the prefix %s', (prefix) => {
    expect(() => readApiSettings({ API_LOCATION_PREFIX: prefix })).toThrow('Write a path such as /api');
  });
});
