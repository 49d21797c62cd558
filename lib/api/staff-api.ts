import { changeSchema, districtsSchema, signInSchema, statesSchema } from './answer-schemas';
import { checkAnswer } from './check-answer';
import { readFields } from './read-fields';
import type { RequestHelper } from './request-variants';

/** The types of server/openapi.yaml, "components", written by hand. */
export interface State {
  stateId: number;
  stateName: string;
}
export interface District {
  districtId: number;
  districtName: string;
  stateId: number;
}
export type NewDistrict = Omit<District, 'districtId'>;
export interface Credentials {
  loginName: string;
  password: string;
}
export interface SignIn {
  token: string | null;
  errorMessage: string | null;
}

/** Every call the staff area makes (specification, section 7). Each throws ApiError. */
export interface StaffApi {
  validateUser: (credentials: Credentials, signal?: AbortSignal) => Promise<SignIn>;
  listStates: (signal?: AbortSignal) => Promise<State[]>;
  listDistricts: (stateId: number, signal?: AbortSignal) => Promise<District[]>;
  addDistrict: (district: NewDistrict, signal?: AbortSignal) => Promise<void>;
  updateDistrict: (district: District, signal?: AbortSignal) => Promise<void>;
  deleteDistrict: (districtId: number, signal?: AbortSignal) => Promise<void>;
}

/** @param prefix in front of the State and District paths; signing in is always below `/api` */
export function createStaffApi(request: RequestHelper, prefix: string): StaffApi {
  const change = async (path: string, body: object, signal?: AbortSignal): Promise<void> => {
    checkAnswer(await request.post(`${prefix}${path}`, body, { bearer: true, signal }), changeSchema, 'post');
  };
  return {
    async validateUser(credentials, signal) {
      const answer = await request.post('/api/User/ValidateUser', credentials, { signal });
      const { token, errorMessage } = checkAnswer(answer, signInSchema, 'post');
      return { token: token || null, errorMessage: errorMessage?.trim() || null };
    },
    async listStates(signal) {
      const answer = await request.get(`${prefix}/State/GetState`, { bearer: true, signal });
      return checkAnswer(readItems(answer, ['stateId', 'stateName']), statesSchema, 'get');
    },
    async listDistricts(stateId, signal) {
      const options = { params: { StateId: stateId }, bearer: true, signal };
      const answer = await request.get(`${prefix}/District/GetDistrictList`, options);
      const districts = checkAnswer(
        readItems(answer, ['districtId', 'districtName']),
        districtsSchema,
        'get',
      );
      // The state was asked for; a server need not repeat it.
      return districts.map((district) => ({ ...district, stateId }));
    },
    addDistrict: (district, signal) => change('/District/AddDistrict', district, signal),
    updateDistrict: (district, signal) => change('/District/UpdateDistrict', district, signal),
    async deleteDistrict(districtId, signal) {
      const path = `${prefix}/District/DeleteDistrict`;
      const answer = await request.delete(path, districtId, { bearer: true, signal });
      checkAnswer(answer, changeSchema, 'delete');
    },
  };
}

function readItems(answer: unknown, fields: Parameters<typeof readFields>[1]): unknown {
  return Array.isArray(answer) ? answer.map((item) => readFields(item, fields)) : answer;
}
