import { room } from '../../blocks/room';
import { join } from '../../blocks/shapes';

export const laboratoryBack = (width: number, height: number): string =>
  join(room(width, height, { wall: '#eef3ee', dado: '#cfe0e8', floor: '#dfe3df', line: '#c8cfca' }));
