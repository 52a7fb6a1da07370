import { collect, npmCommand } from '#shared/command-line/npm-command.ts';

export interface DeployArguments {
  /** Settings of the stage: `stage=test`. */
  context: string[];
  /** The arguments of `cdk deploy`. */
  cdk: string[];
  /** The arguments of the diff guard, without the stage. */
  guard: string[];
}

/** Parses the arguments of `npm run deploy`; unknown ones are passed on to `cdk deploy`. */
export function readArguments(argv: readonly string[]): DeployArguments {
  const command = npmCommand('deploy')
    .argument('[options...]', 'options of cdk deploy')
    .option(
      '-c, --context <key=value>',
      'a setting of the stage, such as -c stage=prod; may be repeated',
      collect,
    )
    .option(
      '--allow-replacement <id>',
      'deploy even if this resource is replaced or removed; may be repeated',
      collect,
    )
    .allowUnknownOption()
    .addHelpText(
      'after',
      '\nThe stage comes from -c stage=…, or from OUTCROP_STAGE; by default it is prod.',
    )
    .parse(argv, { from: 'user' });
  const { context = [], allowReplacement = [] } = command.opts();
  const settings = repeat('-c', context);
  return {
    context,
    cdk: [...command.args, ...settings],
    guard: [...settings, ...repeat('--allow-replacement', allowReplacement)],
  };
}

function repeat(option: string, values: readonly string[]): string[] {
  return values.flatMap((value) => [option, value]);
}
