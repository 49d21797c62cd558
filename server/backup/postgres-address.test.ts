import { readPostgresEnvironment } from './postgres-address';

describe('the address of a PostgreSQL server, for its own programs', () => {
  it.each([
    [
      `postgres://asha:p%23ss@db.example:6000/school?sslmode=verify-full&sslrootcert=${encodeURIComponent(__filename)}`,
      {
        PGHOST: 'db.example',
        PGPORT: '6000',
        PGUSER: 'asha',
        PGPASSWORD: 'p#ss',
        PGDATABASE: 'school',
        PGSSLMODE: 'verify-full',
        PGSSLROOTCERT: __filename,
      },
    ],
    [
      'postgres://asha@/school?host=/var/run/postgresql',
      { PGHOST: '/var/run/postgresql', PGPORT: '5432', PGUSER: 'asha', PGDATABASE: 'school' },
    ],
    ['postgres://asha@[::1]/school', { PGHOST: '::1', PGPORT: '5432', PGUSER: 'asha', PGDATABASE: 'school' }],
  ])('%s is read as the server reads it', (address, expected) => {
    expect(readPostgresEnvironment(address)).toEqual(expected);
  });

  it('that cannot be read is told in a sentence without the password', () => {
    for (const address of [
      'postgres://asha:se#cret@localhost/school',
      'postgres://asha:secret@localhost:99999/x',
    ]) {
      expect(() => readPostgresEnvironment(address)).toThrow(/^DATABASE_URL cannot be read \((?!.*secret)/);
    }
  });
});
