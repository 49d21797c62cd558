import { changeSchema, districtsSchema, signInSchema, statesSchema } from './answer-schemas';
import type { Variant } from './api-error';
import { checkAnswer } from './check-answer';
import { readFields, type FieldName } from './read-fields';

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
export interface SignIn {
  token: string | null;
  errorMessage: string | null;
}

/** The fields that a list must have; the contract check names those that are missing. */
export const STATE_FIELDS = ['stateId', 'stateName'] as const;
export const DISTRICT_FIELDS = ['districtId', 'districtName'] as const;

/** @throws ApiError `wrongShape`, as the other functions here */
export function readStates(answer: unknown): State[] {
  return checkAnswer(readItems(answer, STATE_FIELDS), statesSchema, 'get');
}

/** @param stateId the state that was asked for: a server need not repeat it */
export function readDistricts(answer: unknown, stateId: number): District[] {
  const districts = checkAnswer(readItems(answer, DISTRICT_FIELDS), districtsSchema, 'get');
  return districts.map((district) => ({ ...district, stateId }));
}

/** An empty token or a blank message counts as none. */
export function readSignIn(answer: unknown): SignIn {
  const { token, errorMessage } = checkAnswer(answer, signInSchema, 'post');
  return { token: token || null, errorMessage: errorMessage?.trim() || null };
}

/** Accepts what a change may be answered with. */
export function checkChange(answer: unknown, variant: Variant): void {
  checkAnswer(answer, changeSchema, variant);
}

function readItems(answer: unknown, fields: readonly FieldName[]): unknown {
  return Array.isArray(answer) ? answer.map((item) => readFields(item, fields)) : answer;
}
