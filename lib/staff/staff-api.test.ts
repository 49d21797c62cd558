/** @jest-environment jsdom */
import { makeToken } from './testing/make-token';
import { createSessionStore, StorageError } from './session';
import { ENQUIRIES_AT_ONCE } from '@/lib/text/enquiry';
import { createEnquiryApi, createUserService, SIGN_OUT_PATH, createStaffApi, FIELD_NAMES } from './staff-api';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describeFailure, type FailureWords, type RequestHelper } from './client';

const CREDENTIALS = { loginName: 'asha', password: 'secret' };
const TOKEN = makeToken({ name: 'Asha' });

function serviceOf(answer: unknown) {
  const post = jest.fn(async () => answer);
  return {
    post,
    user: createUserService(
      { post },
      createSessionStore(() => new Date()),
    ),
  };
}

beforeEach(() => localStorage.clear());

describe('the user service', () => {
  it('a sign-in sends the name and password to /api/User without a token, and stores the token that it receives', async () => {
    const { user, post } = serviceOf({ token: TOKEN, errorMessage: null });
    await expect(user.validateUser(CREDENTIALS)).resolves.toEqual({ token: TOKEN, errorMessage: null });
    expect(post).toHaveBeenCalledWith('/api/User/ValidateUser', CREDENTIALS, { signal: undefined });
    expect(user.getSession()).toEqual({ status: 'signed-in', token: TOKEN });
    expect(localStorage.getItem('authToken')).toBe(TOKEN);
  });

  it('a token is kept, whatever other fields the answer has', async () => {
    const { user } = serviceOf({ token: TOKEN, errorMessage: false });
    await user.validateUser(CREDENTIALS);
    expect(user.getSession()).toEqual({ status: 'signed-in', token: TOKEN });
  });

  it.each([
    [{}, null],
    [{ token: '' }, null],
    [{ token: null, errorMessage: ' ' }, null],
    [{ errorMessage: {} }, null],
    [{ token: null, errorMessage: ' Not today. ' }, 'Not today.'],
  ])('the answer %j is a refusal with the reason %j, and signs nobody in', async (answer, errorMessage) => {
    const { user } = serviceOf(answer);
    await expect(user.validateUser(CREDENTIALS)).resolves.toEqual({ token: null, errorMessage });
    expect(user.getSession().status).toBe('signed-out');
  });

  it.each([[[]], ['text'], [null], [{ token: 5 }]])('the answer %j is rejected', async (answer) => {
    const { user } = serviceOf(answer);
    await expect(user.validateUser(CREDENTIALS)).rejects.toMatchObject({
      kind: 'wrongShape',
      variant: 'post',
    });
    expect(user.getSession().status).toBe('signed-out');
  });

  it('if the browser cannot store the token, this is reported, and nobody is signed in', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
    const { user } = serviceOf({ token: TOKEN });
    await expect(user.validateUser(CREDENTIALS)).rejects.toThrow(StorageError);
    expect(user.getSession().status).toBe('signed-out');
  });

  it('a logout reaches the server while the token is still stored, and then removes it', async () => {
    const { user, post } = serviceOf({ token: TOKEN });
    await user.validateUser(CREDENTIALS);
    let tokenAtCall: string | null = null;
    post.mockImplementationOnce(async () => {
      tokenAtCall = localStorage.getItem('authToken');
      return { signedOut: true };
    });
    user.logOut();
    expect(post).toHaveBeenLastCalledWith(SIGN_OUT_PATH, {}, { bearer: true, keepalive: true });
    expect(tokenAtCall).toBe(TOKEN);
    expect(user.getSession()).toEqual({ status: 'signed-out', reason: 'loggedOut' });
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('a logout works even without a server', async () => {
    const { user, post } = serviceOf({ token: TOKEN });
    await user.validateUser(CREDENTIALS);
    post.mockRejectedValueOnce(new Error('no server'));
    user.logOut();
    await Promise.resolve();
    expect(user.getSession().status).toBe('signed-out');
  });
});

function apiOf(answer: unknown, prefix = '/api') {
  const request = {
    get: jest.fn(async () => answer),
    post: jest.fn(async () => answer),
    put: jest.fn(async () => answer),
    delete: jest.fn(async () => answer),
  } satisfies RequestHelper;
  return { api: createStaffApi(request, prefix), request };
}

describe('the contract', () => {
  interface Component {
    required: string[];
  }
  const { components } = parse(readFileSync('server/openapi.yaml', 'utf8')) as {
    components: { schemas: Record<string, Component> };
  };
  const fieldsOf = (name: string) => components.schemas[name]?.required.toSorted();

  it('the contract has the same field names as the TypeScript types', () => {
    expect(fieldsOf('State')).toEqual(['stateId', 'stateName']);
    expect(fieldsOf('District')).toEqual(['districtId', 'districtName', 'stateId']);
    expect(fieldsOf('NewDistrict')).toEqual(['districtName', 'stateId']);
    expect(fieldsOf('Credentials')).toEqual(['loginName', 'password']);
    expect(fieldsOf('AcceptedSignIn')).toEqual(['errorMessage', 'token']);
  });

  it.each(Object.entries(FIELD_NAMES))(
    'the contract uses %s, the first of the accepted names',
    (field, names) => {
      expect(names[0]).toBe(field);
    },
  );
});

describe('a change', () => {
  it.each([[{}], [true], [[]], [{ errorMessage: ' ' }], [{ errorMessage: null }]])(
    'a change succeeds if the answer is %j',
    async (answer) => {
      const { api } = apiOf(answer);
      await expect(api.addDistrict({ districtName: 'Goa', stateId: 3 })).resolves.toBeUndefined();
    },
  );

  it('a change is refused if the server answers 200 with a reason, and only that reason is shown', async () => {
    const { api } = apiOf({ errorMessage: 'There is one. ' });
    for (const call of [
      api.addDistrict({ districtName: 'Goa', stateId: 3 }),
      api.updateDistrict({ districtId: 1, districtName: 'Goa', stateId: 3 }),
      api.deleteDistrict(1),
    ]) {
      const error: unknown = await call.catch((thrown: unknown) => thrown);
      const words = {} as FailureWords;
      expect(describeFailure(error, words)).toEqual({ message: 'There is one.' });
    }
  });
});

describe('reading lists', () => {
  it.each([
    [{ stateId: 1, stateName: 'Goa' }],
    [{ StateId: '1', StateName: ' Goa ' }],
    [{ id: 1, name: 'Goa', more: true }],
    [{ ID: 1, Name: 'Goa' }],
  ])('the item %j is understood', async (item) => {
    const { api } = apiOf([item]);
    await expect(api.listStates()).resolves.toEqual([{ stateId: 1, stateName: 'Goa' }]);
  });

  it('the state of a district is taken from the request', async () => {
    const { api, request } = apiOf([{ id: 4, name: 'North Goa' }]);
    await expect(api.listDistricts(30)).resolves.toEqual([
      { districtId: 4, districtName: 'North Goa', stateId: 30 },
    ]);
    expect(request.get).toHaveBeenCalledWith(
      '/api/District/GetDistrictList',
      expect.objectContaining({ params: { StateId: 30 }, bearer: true }),
    );
  });

  it.each([
    ['an object instead of a list', { data: [] }],
    ['null', null],
    ['a list of strings', ['Goa']],
    ['a missing id', [{ stateName: 'Goa' }]],
    ['an empty name', [{ stateId: 1, stateName: ' ' }]],
    ['a name that is a number', [{ stateId: 1, stateName: 5 }]],
    ['an id that is not a number', [{ stateId: 'x1', stateName: 'Goa' }]],
    ['an id that only begins with a number', [{ stateId: '1x', stateName: 'Goa' }]],
    ['an id with a fraction', [{ stateId: 1.5, stateName: 'Goa' }]],
    ['an id too large to be exact', [{ stateId: '99999999999999999999', stateName: 'Goa' }]],
    [
      'the same id twice',
      [
        { id: 1, name: 'Goa' },
        { id: 1, name: 'Kerala' },
      ],
    ],
    ['null in the list', [null]],
  ])('a response that contains %s is rejected', async (_, answer) => {
    await expect(apiOf(answer).api.listStates()).rejects.toMatchObject({
      kind: 'wrongShape',
      variant: 'get',
    });
  });
});

it('two districts with the same id are rejected', async () => {
  const { api } = apiOf([
    { id: 4, name: 'North Goa' },
    { id: 4, name: 'South Goa' },
  ]);
  await expect(api.listDistricts(30)).rejects.toMatchObject({ kind: 'wrongShape' });
});

describe('changing districts', () => {
  const district = { districtId: 4, districtName: 'North Goa', stateId: 30 };

  it('the configured prefix comes before the paths', async () => {
    const { api, request } = apiOf({}, '');
    await api.addDistrict({ districtName: 'North Goa', stateId: 30 });
    await api.updateDistrict(district);
    await api.deleteDistrict(4);
    expect(request.post.mock.calls.map(([path]: unknown[]) => path)).toEqual([
      '/District/AddDistrict',
      '/District/UpdateDistrict',
    ]);
    expect(request.delete).toHaveBeenCalledWith(
      '/District/DeleteDistrict',
      4,
      expect.objectContaining({ bearer: true }),
    );
  });

  it('null is not accepted as a confirmation of a change', async () => {
    await expect(apiOf(null).api.addDistrict(district)).rejects.toMatchObject({ kind: 'wrongShape' });
  });
});

it('all enquiries are read, in several requests', async () => {
  const about = { sentAt: '2026-11-20', keepUntil: '2027-11-20', name: 'Asha', telephone: '+919876543210' };
  const more = { class: 'Class VI', language: '', message: '', state: 'new', note: '', doubtful: false };
  const stored = Array.from({ length: ENQUIRIES_AT_ONCE + 2 }, (_, index) => {
    return { enquiryId: ENQUIRIES_AT_ONCE + 2 - index, reference: 'K7MXW-2QPDA', ...about, ...more };
  });
  const get = jest.fn(async (_path: string, { params }: { params?: Record<string, unknown> }) =>
    stored
      .filter(({ enquiryId }) => enquiryId < Number(params?.['Before'] ?? Infinity))
      .slice(0, ENQUIRIES_AT_ONCE),
  );
  const { listEnquiries } = createEnquiryApi({ get } as unknown as RequestHelper);
  expect(await listEnquiries()).toHaveLength(stored.length);
  expect(get).toHaveBeenCalledTimes(2);
});
