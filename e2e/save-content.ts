import type { FullConfig } from '@playwright/test';
import { readContent, saveContent } from '@/lib/content/get-content';

/** Checks the content once for all of Playwright's workers. Each worker would take seconds to do so. */
export default async function saveForWorkers({ projects }: FullConfig) {
  const { env, forget } = saveContent(await readContent(), projects[0]?.outputDir);
  Object.assign(process.env, env);
  return forget;
}
