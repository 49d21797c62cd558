import { toJsonSchema } from './json-schema';
import type { FolderKind } from '@/lib/content/schemas/kind';
import { FOLDER_KINDS, SINGLE_KINDS } from '@/lib/content/schemas/kinds';

const SCHEMAS = '.vscode/schemas';

/**
 * What VS Code needs to complete and underline content while it is typed: a schema for each kind of YAML file, and
 * the settings that say which files it is for. Pages and messages begin with YAML but are Markdown; VS Code has no
 * schemas for those.
 * @returns the text of each file by its path in the project
 */
export function editorFiles(): Record<string, string> {
  const folders: FolderKind[] = Object.values(FOLDER_KINDS);
  const kinds = [
    ...Object.values(SINGLE_KINDS).map(({ file, schema }) => ({
      files: file,
      name: file.replace('.yaml', ''),
      schema,
    })),
    ...folders
      .filter(({ extension }) => extension === '.yaml')
      .map(({ folder, schema }) => ({ files: `${folder}/*.yaml`, name: folder, schema })),
  ];
  const schemas = kinds.map(({ name, files, schema }) => [
    `${SCHEMAS}/${name}.json`,
    toText(toJsonSchema(schema, `content/${files}`)),
  ]);
  const settings = {
    'yaml.schemas': Object.fromEntries(
      kinds.map(({ name, files }) => [`./${SCHEMAS}/${name}.json`, `content/${files}`]),
    ),
    'yaml.schemaStore.enable': false,
    'files.encoding': 'utf8',
    'editor.insertSpaces': true,
    'editor.tabSize': 2,
  };
  return Object.fromEntries([
    ...schemas,
    ['.vscode/settings.json', toText(settings)],
    ['.vscode/extensions.json', toText({ recommendations: ['redhat.vscode-yaml'] })],
  ]);
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
