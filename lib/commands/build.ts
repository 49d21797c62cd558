import { rm } from 'node:fs/promises';
import { readApiSettings } from '@/lib/staff/api-settings';
import { writeBuildRecord, takeFingerprint } from '@/lib/build/fingerprint';
import { checkTypes } from '@/lib/build/check-types';
import { prepareSite, refuseSubPath } from '@/lib/build/prepare-site';
import { publishExport } from '@/lib/build/publish-export';
import { runNext } from '@/lib/build/run-next';
import { keepContent } from '@/lib/content/get-content';
import { contentDirectory, contentDirectoryName } from '@/lib/content/read/tree';
import { siteDate } from '@/lib/text/dates';
import { EXPORT_FOLDER } from '@/lib/build/files';
import { findUnmarked } from '@/lib/build/find-unmarked';
import { runProgram } from '@/lib/setup/run-program';

/** `npm run build`: out/ is replaced only when every step has succeeded. */
await runProgram(async () => {
  const refusal = refuseSubPath(process.env);
  if (refusal !== undefined) throw new Error(refusal);
  // A wrong API_ORIGIN is reported before the build, and not in the middle of it.
  readApiSettings(process.env);
  const directory = contentDirectory();
  const record = {
    ...(await takeFingerprint(directory, process.cwd())),
    folder: contentDirectoryName(directory),
    day: siteDate(new Date()),
  };
  // Until this build finishes, the record says that the last build failed.
  await writeBuildRecord({ ...record, finished: false }, process.cwd());
  const unmarked = await findUnmarked(process.cwd());
  if (unmarked.length > 0) throw new Error(unmarked.join('\n'));
  const [content] = await Promise.all([prepareSite(), checkTypes(process.cwd())]);
  await rm(EXPORT_FOLDER, { recursive: true, force: true });
  const kept = keepContent(content);
  const code = await runNext(['build'], { EXPORT_FOLDER, ...kept.env }).finally(kept.forget);
  if (code !== 0) return code;
  await publishExport(content.school.siteAddress);
  await writeBuildRecord({ ...record, finished: true }, process.cwd());
  return code;
});
