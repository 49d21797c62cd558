import { room } from '../../blocks/room';

export const clinic = (): string =>
  room(1600, 900, { wall: '#f1f6f2', dado: '#cfe6df', floor: '#e3e6e2', line: '#ccd3cf' });
