import { howToRun, npmCommand, readScripts } from './npm-command.ts';

npmCommand('help').parse();

const rows = readScripts().map(({ name, line }) => [howToRun(name), line] as const);
const width = Math.max(...rows.map(([command]) => command.length)) + 2;
for (const [command, line] of rows) console.log(command.padEnd(width) + line);
console.log('\nFor what a command takes, add -- --help to it.');
