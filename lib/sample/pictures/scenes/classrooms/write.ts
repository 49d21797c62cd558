import { pose } from '../../people/pose';

export const write = pose(22, -40, 22, -40);
