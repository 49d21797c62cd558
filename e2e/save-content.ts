import type { FullConfig } from '@playwright/test';
import { readContent, saveContent } from '@/lib/content/get-content';

/** Checks the content once for all of Playwright's workers. Otherwise, each worker would spend seconds on it. */
export default async function saveForWorkers({ projects }: FullConfig) {
  const { env, forget } = saveContent(await readContent(), projects[0]?.outputDir);
  Object.assign(process.env, env);
  return forget;
}
