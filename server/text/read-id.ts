import { refuse } from './refuse';

/** PostgreSQL's largest `integer`; beyond it a query would fail instead of finding nothing. */
const LARGEST_ID = 2_147_483_647;

/** Reads an id from a JSON body, where it must be a number. @throws ApiError 400 */
export function readId(value: unknown, field: string): number {
  if (!isId(value)) throw refuse(400, `${field} must be a whole number from 1 on, such as 12.`);
  return value;
}

/** Reads an id from the query string, where it must stand exactly once. @throws ApiError 400 */
export function readIdParameter(values: string[] | undefined, name: string): number {
  const [text, ...more] = values ?? [];
  if (text === undefined) throw refuse(400, `${name} is missing. Add it to the address: ?${name}=12`);
  if (more.length > 0) throw refuse(400, `${name} stands more than once in the address. Send it once.`);
  if (!/^\d{1,10}$/.test(text)) throw refuse(400, `${name} must be a whole number from 1 on, such as 12.`);
  return readId(Number(text), name);
}

/** Whether it is a number that can be an id of a row. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST_ID;
}
