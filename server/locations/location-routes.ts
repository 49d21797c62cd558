import { Hono } from 'hono';
import { recordChange, type AuditParts } from '../audit/record-event';
import type { ApiEnv } from '../http/api-env';
import { readJsonObject } from '../http/read-json-object';
import { readId, readIdParameter } from '../text/read-id';
import { readName } from '../text/read-name';
import { deleteDistrict } from './delete-district';
import { findDistrict, listDistricts } from './list-districts';
import { listStates } from './list-states';
import { addDistrict, updateDistrict } from './save-district';

/** The State and District calls of the specification's section 7, paths relative to the API's prefix. */
export function createLocationRoutes(parts: AuditParts): Hono<ApiEnv> {
  const { database } = parts;
  const routes = new Hono<ApiEnv>();

  routes.get('/State/GetState', async (context) => context.json(await listStates(database)));

  routes.get('/District/GetDistrictList', async (context) => {
    const stateId = readIdParameter(context.req.queries('StateId'), 'StateId');
    return context.json(await listDistricts(database, stateId));
  });

  routes.post('/District/AddDistrict', async (context) => {
    const district = readDistrict(await readJsonObject(context.req.raw));
    const added = await recordChange(context, parts, 'district added', async (inside) => {
      const result = await addDistrict(inside, district);
      return { result, detail: { after: result } };
    });
    return context.json(added, 201);
  });

  routes.post('/District/UpdateDistrict', async (context) => {
    const body = await readJsonObject(context.req.raw);
    const districtId = readId(body['districtId'], 'districtId');
    const district = { districtId, ...readDistrict(body) };
    const changed = await recordChange(context, parts, 'district changed', async (inside) => {
      const before = await findDistrict(inside, districtId);
      const result = await updateDistrict(inside, district);
      return { result, detail: { before, after: result } };
    });
    return context.json(changed);
  });

  // The body stays unread: section 7 sends it empty, with the id in the address.
  routes.post('/District/DeleteDistrict', async (context) => {
    const districtId = readIdParameter(context.req.queries('Id'), 'Id');
    const deleted = await recordChange(context, parts, 'district deleted', async (inside) => {
      const result = await deleteDistrict(inside, districtId);
      return { result, detail: { before: result } };
    });
    return context.json(deleted);
  });

  return routes;
}

function readDistrict(body: Record<string, unknown>): { stateId: number; districtName: string } {
  return {
    stateId: readId(body['stateId'], 'stateId'),
    districtName: readName(body['districtName'], 'districtName'),
  };
}
