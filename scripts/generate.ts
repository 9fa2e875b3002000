import { reportFailure } from './process/stop-with-message.ts';
import { generate } from './quality/generated-files.ts';

try {
  const changed = await generate();
  process.stdout.write(changed.length > 0 ? `Changed: ${changed.join(', ')}\n` : 'Generated files were up to date.\n');
} catch (error) {
  reportFailure(error);
}
