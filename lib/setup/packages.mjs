import path from 'node:path';

/**
 * The folder of the installed packages, from where the commands run: this project's own, or, in a school's repository
 * (lib/setup/school-website.mjs), the school's.
 */
export const PACKAGES = path.join(process.env.SCHOOL_DIR ?? '', 'node_modules');
