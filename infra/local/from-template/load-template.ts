import { copySiteFiles } from '../../build-functions.ts';
import { runProgram } from '../../run-script.ts';
import type { StackSource } from '../stack-source.ts';
import { StartRefused } from '../start-refused.ts';
import { assemble } from './assemble.ts';
import { templateSource } from './template-source.ts';
import { worthShowing } from './worth-showing.ts';

/**
 * Synthesizes the template of a build and returns a stack source that prints refused calls, and the warnings and errors
 * that functions log.
 * @throws StartRefused if a part of the build cannot be created
 */
export function loadTemplate(dist: string, log: (line: string) => void): StackSource {
  copySiteFiles(dist);
  const status = runProgram(process.execPath, ['infra/add-lambda-sharp.ts']);
  if (status !== 0) throw new StartRefused('The layer of sharp could not be added; see above.');
  log('Synthesizing the CloudFormation template …');
  return templateSource(assemble(dist), {
    onRefused: ({ group, action, resource }) =>
      log(`Refused: the function "${group}" may not ${action} on ${resource}`),
    onLog: (group, line) => {
      if (worthShowing(line)) log(`${group}: ${line}`);
    },
  });
}
