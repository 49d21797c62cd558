import { HEADER_RULES } from './rules';

/** `out/_headers` for Netlify and Cloudflare Pages. They add their own short caching where no rule gives one. */
export function headersFile(): string {
  return HEADER_RULES.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return `${path}\n${lines.join('\n')}\n`;
  }).join('\n');
}
