import { Hono } from 'hono';
import type { Database } from '../database/database';
import type { ApiEnv } from '../http/api-env';
import { readJsonObject } from '../http/read-json-object';
import { readId, readIdParameter } from '../text/read-id';
import { readName } from '../text/read-name';
import { deleteDistrict } from './delete-district';
import { listDistricts } from './list-districts';
import { listStates } from './list-states';
import { addDistrict, updateDistrict } from './save-district';

/** The State and District calls of the specification's section 7, paths relative to the API's prefix. */
export function createLocationRoutes(database: Database): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.get('/State/GetState', async (context) => context.json(await listStates(database)));

  routes.get('/District/GetDistrictList', async (context) => {
    const stateId = readIdParameter(context.req.queries('StateId'), 'StateId');
    return context.json(await listDistricts(database, stateId));
  });

  routes.post('/District/AddDistrict', async (context) => {
    const district = readDistrict(await readJsonObject(context.req.raw));
    return context.json(await addDistrict(database, district), 201);
  });

  routes.post('/District/UpdateDistrict', async (context) => {
    const body = await readJsonObject(context.req.raw);
    const districtId = readId(body['districtId'], 'districtId');
    return context.json(await updateDistrict(database, { districtId, ...readDistrict(body) }));
  });

  // The body stays unread: section 7 sends it empty, with the id in the address.
  routes.post('/District/DeleteDistrict', async (context) => {
    const districtId = readIdParameter(context.req.queries('Id'), 'Id');
    return context.json(await deleteDistrict(database, districtId));
  });

  return routes;
}

function readDistrict(body: Record<string, unknown>): { stateId: number; districtName: string } {
  return {
    stateId: readId(body['stateId'], 'stateId'),
    districtName: readName(body['districtName'], 'districtName'),
  };
}
