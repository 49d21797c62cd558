/**
 * Draws every sample picture into content/images/. `npm run sample:pictures`, or with names
 * (`npm run sample:pictures -- library gallery-06`) only those.
 */
import { fileURLToPath } from 'node:url';
import { allPictures } from './scenes/all-pictures';
import { renderPictures } from './render';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !allPictures.some((each) => each.name === name));
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}`);
const chosen = names.length > 0 ? allPictures.filter((each) => names.includes(each.name)) : allPictures;
await renderPictures(chosen, fileURLToPath(new URL('../../../content/images', import.meta.url)));
