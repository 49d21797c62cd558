import { refuseSubPath } from './build-site';

test('a site with a host of its own is built', () => {
  expect(() => refuseSubPath({})).not.toThrow();
  expect(() => refuseSubPath({ BASE_PATH: '/' })).not.toThrow();
});

test('a sub-path is refused with what to do instead', () => {
  const refusal = new Error(
    'BASE_PATH is "/school", but the site cannot be published under a sub-path: its pages, pictures and headers all ' +
      'begin at "/". Give it a host name of its own, such as www.school.example or a subdomain, and leave BASE_PATH out.',
  );
  expect(() => refuseSubPath({ BASE_PATH: '/school' })).toThrow(refusal);
});
