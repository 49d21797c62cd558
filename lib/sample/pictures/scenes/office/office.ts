import { room } from '../../blocks/room';

export const office = (): string => room(1600, 900, { wall: '#f8eed8', dado: '#d9e2ea', horizon: 590 });
