import { checkChange, readDistricts, readStates, type District, type State } from './read-answers';
import type { RequestHelper } from './request-variants';

export type NewDistrict = Omit<District, 'districtId'>;

/** The State and District calls (specification, section 7). Each throws ApiError. */
export interface StaffApi {
  listStates: (signal?: AbortSignal) => Promise<State[]>;
  listDistricts: (stateId: number, signal?: AbortSignal) => Promise<District[]>;
  addDistrict: (district: NewDistrict, signal?: AbortSignal) => Promise<void>;
  updateDistrict: (district: District, signal?: AbortSignal) => Promise<void>;
  deleteDistrict: (districtId: number, signal?: AbortSignal) => Promise<void>;
}

/** @param prefix in front of the State and District paths */
export function createStaffApi(request: RequestHelper, prefix: string): StaffApi {
  const change = async (path: string, body: object, signal?: AbortSignal): Promise<void> => {
    checkChange(await request.post(`${prefix}${path}`, body, { bearer: true, signal }), 'post');
  };
  return {
    async listStates(signal) {
      return readStates(await request.get(`${prefix}/State/GetState`, { bearer: true, signal }));
    },
    async listDistricts(stateId, signal) {
      const options = { params: { StateId: stateId }, bearer: true, signal };
      return readDistricts(await request.get(`${prefix}/District/GetDistrictList`, options), stateId);
    },
    addDistrict: (district, signal) => change('/District/AddDistrict', district, signal),
    updateDistrict: (district, signal) => change('/District/UpdateDistrict', district, signal),
    async deleteDistrict(districtId, signal) {
      const path = `${prefix}/District/DeleteDistrict`;
      checkChange(await request.delete(path, districtId, { bearer: true, signal }), 'delete');
    },
  };
}
