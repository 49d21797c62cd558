import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { StorageError } from './session';
import { ApiError, type FailureKind, describeFailure } from './client';

/** Messages for statuses (specification, section 8). */
const CATALOGUE: [number, string][] = [
  [400, 'Bad Request. Please check your input.'],
  [401, 'Unauthorized. Please log in.'],
  [403, 'Forbidden. You do not have permission.'],
  [404, 'Resource not found.'],
  [500, 'Internal Server Error.'],
  [501, 'Feature not implemented on the server.'],
  [409, 'Something went wrong. Please try again later.'],
  [503, 'Something went wrong. Please try again later.'],
];

/** The statuses in the catalogue. All others share one message. */
const NAMED = [400, 401, 403, 404, 500, 501];

describe('the message for a failure', () => {
  it.each(CATALOGUE)('if a POST ends with %d, the message is that of the catalogue', (status, message) => {
    const error = new ApiError('status', 'post', { status });
    expect(describeFailure(error, STAFF_DEFAULTS)).toEqual({ message });
  });

  it.each(CATALOGUE.filter(([status]) => NAMED.includes(status)))(
    'if the catalogue has a message for %d, the server’s message is below it',
    (status, message) => {
      const error = new ApiError('status', 'post', { status, serverMessage: 'Said by the server.' });
      expect(describeFailure(error, STAFF_DEFAULTS)).toEqual({ message, detail: 'Said by the server.' });
    },
  );

  it.each(CATALOGUE.filter(([status]) => !NAMED.includes(status)))(
    'if the catalogue has no message for %d, the server’s message comes first',
    (status, detail) => {
      const error = new ApiError('status', 'post', { status, serverMessage: 'Said by the server.' });
      expect(describeFailure(error, STAFF_DEFAULTS)).toEqual({ message: 'Said by the server.', detail });
    },
  );

  it('if the server refuses a page to a role, the message is the server’s own', () => {
    const error = new ApiError('status', 'get', {
      status: 403,
      serverMessage: 'This needs the role editor.',
    });
    expect(describeFailure(error, STAFF_DEFAULTS)).toEqual({ message: 'This needs the role editor.' });
  });

  it.each(['get', 'put', 'delete'] as const)('if a %s fails, the message gives the status', (variant) => {
    const error = new ApiError('status', variant, { status: 404 });
    expect(describeFailure(error, STAFF_DEFAULTS).message).toBe('The server returned an error (status 404).');
  });

  it('each other kind of failure has a message of its own', () => {
    const kinds: FailureKind[] = [
      'network',
      'timeout',
      'redirect',
      'empty',
      'notJson',
      'wrongShape',
      'tooLarge',
    ];
    const messages = kinds.map((kind) => describeFailure(new ApiError(kind, 'get'), STAFF_DEFAULTS).message);
    expect(new Set(messages).size).toBe(kinds.length);
    expect(describeFailure(new StorageError(), STAFF_DEFAULTS).message).toBe(STAFF_DEFAULTS.failures.storage);
  });

  it('a bug in the program is written to the console', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const fault = new RangeError('a fault');
    expect(describeFailure(fault, STAFF_DEFAULTS).message).toBe(STAFF_DEFAULTS.catalogue.other);
    expect(log).toHaveBeenCalledWith(fault);
  });
});
