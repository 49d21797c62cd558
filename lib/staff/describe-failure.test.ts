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
  it.each(CATALOGUE)('is that of the catalogue if a POST ends with %d', (status, message) => {
    const error = new ApiError('status', 'post', { status });
    expect(describeFailure(error, STAFF_DEFAULTS)).toEqual({ message });
  });

  it.each(CATALOGUE.filter(([status]) => NAMED.includes(status)))(
    'has the server’s message below that of the catalogue for %d',
    (status, message) => {
      const error = new ApiError('status', 'post', { status, serverMessage: 'Said by the server.' });
      expect(describeFailure(error, STAFF_DEFAULTS)).toEqual({ message, detail: 'Said by the server.' });
    },
  );

  it.each(CATALOGUE.filter(([status]) => !NAMED.includes(status)))(
    'begins with the server’s message if the catalogue has none for %d',
    (status, detail) => {
      const error = new ApiError('status', 'post', { status, serverMessage: 'Said by the server.' });
      expect(describeFailure(error, STAFF_DEFAULTS)).toEqual({ message: 'Said by the server.', detail });
    },
  );

  it('is the server’s own if the server refuses a page to a role', () => {
    const error = new ApiError('status', 'get', {
      status: 403,
      serverMessage: 'This needs the role editor.',
    });
    expect(describeFailure(error, STAFF_DEFAULTS)).toEqual({ message: 'This needs the role editor.' });
  });

  it.each(['get', 'put', 'delete'] as const)('gives the status if a %s fails', (variant) => {
    const error = new ApiError('status', variant, { status: 404 });
    expect(describeFailure(error, STAFF_DEFAULTS).message).toBe('The server returned an error (status 404).');
  });

  it('is different for every other kind of failure', () => {
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

  it('does not hide a bug in the program', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const fault = new RangeError('a fault');
    expect(describeFailure(fault, STAFF_DEFAULTS).message).toBe(STAFF_DEFAULTS.catalogue.other);
    expect(log).toHaveBeenCalledWith(fault);
  });
});
