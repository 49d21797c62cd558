import type { FullConfig } from '@playwright/test';
import { readContent, saveContent } from '@/lib/content/get-content';

/** Checks the content once for all workers of Playwright. Each would take seconds for it. */
export default async function saveForWorkers({ projects }: FullConfig) {
  const { env, forget } = saveContent(await readContent(), projects[0]?.outputDir);
  Object.assign(process.env, env);
  return forget;
}
