import type { WaysToAsk } from '../fact.ts';

/** What people ask about Core, in their own words. */
export const coreWays: WaysToAsk = {
  'core-price': `
    LAS tool price | what would I pay for the LAS validation program | is core a subscription
    | how much for the log checker | do students get core cheaper | one-off price of core
    | is there a yearly fee for core | core licence cost | is the LAS checker free | price of core | how much is core
    | core cost | cost of the LAS checker | is core free | core subscription | core licence price
    | how much does the LAS tool cost | one-time price core | core for students | trial version of core
    | price well log tool | core 49 | do updates of core cost`,
  'core-what': `
    what does the LAS checker do | tool that finds errors in well logs | check my log files | validate LAS
    | which tool finds mistakes in logs | what is core | what does core do | LAS checker | tool for checking well logs
    | check LAS files | software to find errors in LAS | how do I check a LAS file | quality check of well logs
    | program that checks logs | what is the core tool good for | does it check log files | lint for LAS
    | who is core for`,
  'core-licence': `
    can I install core on all our computers | share core with a colleague | is one licence enough for the company
    | use core on two machines | may I sell core | resell core | give core to a client | change the code of core
    | core licence | how many computers | install on several machines | core for the whole company
    | share core with colleague | can I change the code of core | core on a server | is core open source
    | source code of core | may a contractor use our core | number of seats | floating licence | licence key
    | activation of core | use in build pipeline allowed`,
  'core-install': `
    npm command for core | get core running | how do I set up core | where do I put the tgz file | install core
    | how to install | npm install core | setup of core | core installation | where do I put the tgz | get core to run
    | how do I start using core | download and install core | steps to install the LAS checker
    | install without internet | install core in a project | does npm need internet`,
  'core-uninstall': `
    get rid of core | take core off my machine | uninstall core | remove core | delete core from my computer
    | how to get rid of core | does core leave files behind`,
  'core-requirements': `
    core on mac | does core run on windows | which node version do I need | linux support | prerequisites of core
    | system requirements | core mac | core linux | which node version | node 18 enough | requirements of core
    | does core need python | dependencies of core | will it work on my laptop | macos version | is node required
    | do I need admin rights for core`,
  'core-formats': `
    can core read version 3 | does core check wrapped files | which LAS versions are supported | does it read DLIS
    | LAS 3 | which formats does core read | LAS 3.0 | DLIS support | which LAS versions | does core read scans
    | LAS 1.2 | wrapped files | can core check DLIS | does it read lis | supported file formats of core | wrapped LAS
    | can it open excel`,
  'core-offline': `
    does it phone home | do my logs get uploaded | does core need internet | does core send telemetry
    | can core run on an air gapped machine | do you see my logs | does core work offline | does core send data
    | are my logs uploaded | telemetry | is core phoning home | are logs kept private
    | does the tool connect to the network | air-gapped | licence server | does core check for updates
    | confidential logs with core`,
  'core-rules': `
    what kind of mistakes does core find | how many rules are there | list of checks | how many rules
    | what does core check | list of rules | which errors does core find | checks | what problems does it detect
    | rules of core | does core check depth | does it find spikes | does it find wrong null values | mixed units found
    | which checks for curves | header checks`,
  'core-repairs': `
    does core fix the file | can it correct my logs | automatic repair of LAS | does core fix files
    | can core repair LAS | does it change my files | automatic correction | will core edit my logs
    | fix errors automatically | does it interpret curves | depth shift | can it correct the step
    | does core modify the original`,
  'core-version': `
    latest release of core | do I get updates | is there a newer version | download core again
    | will I get new versions of core | are updates of core included | latest version of core | core version
    | which release | update core | new version of core free | get the new release | how do I update | changelog
    | is 1.0.0 the newest`,
  'core-refund': `
    core does not work give me my money | return core | refund core | core does not work money back
    | cancel core purchase | I do not need core any more`,
  'core-exit-codes': `
    what return code do I get if a log is bad | exit value on errors | what does code 2 mean | exit codes
    | exit code 1 | exit code 2 | what does exit code 2 mean | return value of core | status code
    | error code after check | what does core return to the shell`,
  'core-ci': `
    run core automatically on each commit | core in our pipeline | gitlab or jenkins with core | pre-commit hook
    | github actions | run core in ci | pipeline | gitlab | jenkins | automatic check of every commit | nightly run
    | use core in continuous integration | does the job fail when a log is bad`,
  'core-config': `
    mute one rule for the whole project | switch a check off | ignore a rule | where do settings of core go
    | exclude some files | configure core | config file | turn off a rule | disable rule | change severity of a rule
    | core.config.json | ignore files | silence a warning | settings of core | where is the configuration | core init
    | exclude folder | make a rule stricter`,
  'core-config-keys': `
    which keys does the configuration have | constantRows | spikeFactor | ranges key | ignore key
    | options in core.config.json | defaults of the configuration | how many constant rows | spike threshold
    | change the spike factor`,
  'core-config-wrong': `
    error in the configuration | typo in core.config.json | unknown rule in config | config faulty
    | wrong key in the config file | what if I misspell a rule`,
  'core-output': `
    machine readable output | results as a spreadsheet | get findings as JSON | json output | csv output
    | export findings | machine readable | output formats of core | format option | save results as a table
    | report as csv | write to a file | no colours in the output | quiet mode`,
  'core-options': `
    options of core check | command line options | flags | which options has check | --format --severity --config
    | no-color | quiet | parameters of the command`,
  'core-severity': `
    too many warnings | show only the errors | hide the infos | only errors | hide warnings | show infos
    | severity option | too many messages | filter by severity | info messages not shown | why do I not see infos
    | less output`,
  'core-severity-levels': `
    difference between error and warning | what is a warning in core | what is an info | meaning of error warning info
    | how serious is a warning | levels of findings`,
  'core-commands': `
    what can I type after core | command overview | list of options | commands of core | core check | core explain
    | core rules command | core help | list of commands | what commands are there | core init command
    | how do I see the version`,
  'core-library': `
    call core from my own script | use core in node code | is there an API | use core as library | api | javascript
    | node module | checkLas | call core from code | programmatic use | typescript types | python api
    | import core-las | what does checkLasFile return | check content in memory`,
  'core-file-size': `
    can it handle huge files | is there a size limit | two gigabyte log | file size | maximum file size
    | huge LAS file | how big can a file be | memory use | large files | does it read the whole file into memory
    | line too long`,
  'core-not-found': `
    command not found after installing core | core is not recognized as a command | core does not start
    | command not found | core is not recognized | core command does not work | shell does not know core
    | path problem | npm global path | zsh command not found core | windows does not find core | npx core`,
  'core-ranges': `
    own range for a curve | set limits for gamma ray | value out of range but it is right | change the range
    | range for GR | value-range warning wrong | limits of a curve | my field has higher values`,
  'core-not-las': `
    LAS file rejected as not LAS | core refuses my file | it says this is no LAS file | why is my file not recognised
    | not a LAS file error | core says no LAS file | why is my file rejected | tilde missing
    | file not recognised as LAS | zip file | LAS point cloud laser scan | not-las`,
  'core-empty-curve': `
    curve reported empty | empty-curve but has values | zeros reported as null | curve of zeros | null 0
    | curve is empty error`,
  'core-step': `
    step is wrong | step error | 0.15 instead of 0.1524 | half foot | step does not match | step fourth decimal
    | uneven rows step 0`,
  'core-windows-patterns': `
    wildcard on windows | star pattern powershell | glob does not work in cmd | quotes around the pattern | **/*.las
    | pattern different on windows`,
  'core-which-files': `
    does core look in subfolders | check a whole folder | does it check files without .las | capital LAS extension
    | symbolic links followed | check many files at once | recursive | batch check of logs | run on a directory`,
  'core-many-findings': `
    how often is one rule reported | ten findings per file | why are only ten shown | limit of messages per file
    | more findings than shown`,
  'core-reading': `
    how do I read a finding | what do the two lines mean | line number of a finding | understand the output
    | where is the problem shown`,
  'core-practice': `
    sample LAS files to practise | test files with errors | six faulty LAS files | example logs | exercise files
    | workbook of faulty files | files to try core on`,
  'core-support': `
    help with core | core does not work who do I ask | send you my LAS file | what to attach | core problem support
    | first 60 lines`,
  'docs-where': `
    where is the manual | instructions for core | help pages | getting started guide | documentation
    | where are the docs | manual | user guide of core | instructions | how-to | readme | tutorial for core`,
};
