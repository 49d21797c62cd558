import { PATHS, type TestServer } from './honest-server';
import type { Lie } from './lie';

/** Deletes the districts of this kind, whatever was asked. */
function deleteInstead(choose: (server: TestServer, id: number) => number[]): Lie['tell'] {
  return (server) => {
    server.answers[PATHS.delete] = ({ query }) => {
      const ids = choose(server, Number(query.get('Id')));
      server.districts = server.districts.filter(({ districtId }) => !ids.includes(districtId));
      return Response.json({});
    };
  };
}
const idsOf = (server: TestServer): number[] =>
  server.districts.map(({ districtId }) => districtId).toSorted((a, b) => a - b);

export const LIES_ABOUT_DELETING: Lie[] = [
  {
    name: 'deletes everything',
    harms: true,
    found: 'DeleteDistrict: it changed more than it should',
    tell: deleteInstead(idsOf),
  },
  {
    name: 'deletes the newest district',
    found: 'DeleteDistrict: it changed more than it should',
    tell: deleteInstead((server) => idsOf(server).slice(-1)),
  },
  {
    name: 'deletes the oldest district',
    harms: true,
    found: 'DeleteDistrict: it changed more than it should',
    tell: deleteInstead((server) => idsOf(server).slice(0, 1)),
  },
  {
    name: 'deletes the neighbour too',
    found: 'DeleteDistrict: it changed more than it should',
    tell: deleteInstead((_, id) => [id, id + 1]),
  },
  {
    name: 'deletes by GET',
    found: 'DeleteDistrict: a GET deletes. It must change nothing.',
    tell: (server) => {
      const honest = server.allowsMethod;
      server.allowsMethod = (method, path) => path === PATHS.delete || honest(method, path);
    },
  },
];
