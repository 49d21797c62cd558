import { find, nextId, PATHS, save } from './honest-server';
import { answerTo, distort, type Lie } from './lie';

export const LIES_ABOUT_UPDATING: Lie[] = [
  {
    name: 'cuts long names',
    found: 'UpdateDistrict: a name of 100 characters comes back changed',
    tell: distort(PATHS.update, (name) => name.slice(0, 80)),
  },
  {
    name: 'renames everything',
    harms: true,
    found: 'UpdateDistrict: it changed more than it should',
    tell: (server) => {
      server.answers[PATHS.update] = ({ body }) => {
        server.districts = server.districts.map((district) => ({
          ...district,
          districtName: String(body['districtName']),
        }));
        return Response.json({});
      };
    },
  },
  {
    name: 'adds a copy instead of renaming',
    found: 'UpdateDistrict: it changed more than it should',
    tell: (server) => {
      server.answers[PATHS.update] = ({ body }) => save(server, body, nextId(server));
    },
  },
  {
    name: 'renames the district before',
    found: 'UpdateDistrict: it changed more than it should',
    tell: (server) => {
      server.answers[PATHS.update] = ({ body }) => save(server, body, Number(body['districtId']) - 1);
    },
  },
  {
    name: 'ignores a move to another state',
    found: 'UpdateDistrict: this is not so: a district can be moved to another state.',
    tell: (server) => {
      const honest = server.answers[PATHS.update];
      server.answers[PATHS.update] = (request) => {
        const before = find(server, request.body['districtId']);
        return honest({ ...request, body: { ...request.body, stateId: before?.stateId } });
      };
    },
  },
  {
    name: 'refuses every change',
    found: 'UpdateDistrict: answers 403 (Not you.).',
    tell: answerTo(PATHS.update, () => Response.json({ errorMessage: 'Not you.' }, { status: 403 })),
  },
];
