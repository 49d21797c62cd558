/** @jest-environment ./server/testing/pglite-environment.mjs */
import type { Database } from './engines';
import { describeAudit } from './testing/audit.suite';
import { describeDatabase } from './testing/database.suite';
import { DATABASES } from './testing/databases';
import { describeDistricts } from './testing/districts.suite';
import { describeEnquiries } from './testing/enquiries.suite';
import { describeEnquiryDesk } from './testing/enquiry-desk.suite';
import { describeForgery } from './testing/forgery.suite';
import { describeHostileInput } from './testing/hostile-input.suite';
import { describeHttp } from './testing/http.suite';
import { describeManyEnquiries } from './testing/many-enquiries.suite';
import { describeSignIn } from './testing/sign-in.suite';
import { describeLimits } from './testing/limits.suite';
import { describeTokens } from './testing/tokens.suite';
import { describeTwoServers } from './testing/two-servers.suite';
import { describeUsers } from './testing/users.suite';

// The Jest environment named on the first line loads PGlite.
jest.mock('@electric-sql/pglite', () => ({ PGlite: Reflect.get(globalThis, 'PGlite') }));

// Replaces low-priority threads, which would wait for all other tests. Another test covers them.
jest.mock('node:worker_threads', () => ({
  ...jest.requireActual<object>('node:worker_threads'),
  Worker: jest.requireActual<{ QuickThread: unknown }>('./testing/quick-thread').QuickThread,
}));

// All suites run in this one file, because each database takes seconds to start.
describe.each(DATABASES)('on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const get = () => database;
  describeDatabase(get);
  describeUsers(get);
  describeSignIn(get);
  describeLimits(get);
  describeTokens(get);
  describeTwoServers(get);
  describeAudit(get);
  describeForgery(get);
  describeDistricts(get);
  describeEnquiries(get);
  describeManyEnquiries(get);
  describeEnquiryDesk(get);
  describeHostileInput(get);
  describeHttp(get);
});
