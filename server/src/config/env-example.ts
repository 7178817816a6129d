import * as z from 'zod';
import { internalSettings, settingsSchema } from './settings-schema.ts';

/** The settings as a file to copy from: each with its description, its default where it has one, commented out. */
export function renderEnvExample(): string {
  const { properties = {} } = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' });
  const internal: readonly string[] = internalSettings;
  const rows = Object.entries(properties).filter(([name]) => !internal.includes(name));
  const blocks = rows.map(([name, property]) => {
    const { description = '', default: value } = typeof property === 'object' ? property : {};
    const shown = typeof value === 'string' || typeof value === 'number' ? value : '';
    return `# ${description}\n#${name}=${shown}\n`;
  });
  const head = '# Every setting of Discrepancy Checker. All are optional. Generated: npm run fix\n';
  return [head, ...blocks].join('\n');
}
