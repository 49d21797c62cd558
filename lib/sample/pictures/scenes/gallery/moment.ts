import { type Picture, picture } from '../../render';

export const moment = (name: string, draw: () => string): Picture => picture(name, 1600, 1200, draw);
