import { refuseSubPath } from './prepare-site';

test('a site with a host of its own is built', () => {
  expect(refuseSubPath({})).toBeUndefined();
  expect(refuseSubPath({ BASE_PATH: '/' })).toBeUndefined();
});

test('a sub-path is refused with what to do instead', () => {
  expect(refuseSubPath({ BASE_PATH: '/school' })).toBe(
    'BASE_PATH is "/school", but the site cannot be published under a sub-path: its pages, pictures and headers all ' +
      'begin at "/". Give it a host name of its own, such as www.school.example or a subdomain, and leave BASE_PATH out.',
  );
});
