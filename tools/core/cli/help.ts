export const help = `core: checks well logs in LAS 1.2 and 2.0

core check <files, folders or patterns>   list the problems, with file and line; - reads standard input
  --format text|json|csv|html|sarif|github|junit   how they are printed (text)
  --output <file>                         write them to a file
  --severity info|warning|error           the least severity that is shown (warning)
  --fail-on info|warning|error|never      the least severity for exit code 1 (as --severity)
  --profile las-2.0                       hold files to the letter of LAS 2.0, and cite it
  --config <file>                         instead of core.config.json here or above
  --jobs <n>                              check so many logs at once (as the machine can)
  --write-baseline <file>                 write the problems of today down as known
  --baseline <file>                       leave out the known ones
  --fix                                   repair what needs no judgement, into <name>.fixed.las
    --output <folder>                     into this folder, under the same names
    --in-place                            over the logs themselves
    --dry-run                             write nothing, show a diff
  --quiet                                 print nothing, answer by the exit code
  --no-color                              no colours, as with NO_COLOR
core inventory <files, folders or patterns>   list the logs: well, depths, curves, problems by severity
  --format csv|geojson                    a row per log, or the wells on a map (csv)
  --output <file>, --config <file>, --jobs <n>   as with check
core rules                                list the rules
core explain <rule>                       why a rule matters, and the repair
core init                                 write core.config.json
core --version, core --help

Exit codes: 0 no problems, 1 problems, 2 wrong usage or a file or folder that cannot be read.
Nothing is uploaded: Core opens no network connection.
`;
