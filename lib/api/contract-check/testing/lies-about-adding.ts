import { nextId, PATHS } from './honest-server';
import { answerAfter, distort, type Lie } from './lie';

const newDistrict = (body: Record<string, unknown>) => ({
  districtName: String(body['districtName']),
  stateId: Number(body['stateId']),
});

export const LIES_ABOUT_ADDING: Lie[] = [
  {
    name: 'adds twice',
    found: 'AddDistrict: this is not so: the new district is in the list once.',
    tell: (server) => {
      server.answers[PATHS.add] = ({ body }) => {
        for (const _ of [1, 2]) server.districts.push({ ...newDistrict(body), districtId: nextId(server) });
        return Response.json({});
      };
    },
  },
  {
    name: 'writes names as HTML',
    found: 'AddDistrict: the name comes back changed',
    tell: distort(PATHS.add, (name) => name.replaceAll('&', '&amp;')),
  },
  {
    name: 'answers null when it adds',
    found: 'AddDistrict: answers with data that the staff area cannot read',
    tell: answerAfter(PATHS.add, () => Response.json(null)),
  },
  {
    name: 'adds by GET',
    found: 'AddDistrict: a GET adds a district. It must change nothing.',
    tell: (server) => {
      const honest = server.allowsMethod;
      server.allowsMethod = (method, path) => path === PATHS.add || honest(method, path);
      const add = server.answers[PATHS.add];
      server.answers[PATHS.add] = (request) =>
        add(request.method === 'GET' ? { ...request, body: Object.fromEntries(request.query) } : request);
    },
  },
];
