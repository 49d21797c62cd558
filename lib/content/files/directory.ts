import path from 'node:path';

/** The folder an editor may change: `content/`, or CONTENT_DIR for another school. Absolute. */
export function contentDirectory(env: Record<string, string | undefined> = process.env): string {
  return path.resolve(/* turbopackIgnore: true */ env.CONTENT_DIR || 'content');
}

/** The name of that folder in messages: relative to where the command runs, with forward slashes. */
export function contentDirectoryName(directory: string): string {
  return path.relative(process.cwd(), directory).split(path.sep).join('/') || '.';
}

/** A command as an editor types it, such as `npm run build -- --content my-school`. @param name as {@link contentDirectoryName} gives it */
export function commandFor(command: string, name: string): string {
  if (name === 'content') return command;
  return `${command} -- --content ${name.includes(' ') ? `"${name}"` : name}`;
}
