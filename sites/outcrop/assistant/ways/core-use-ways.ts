import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask about details of Core's command line, in visitors' own words. */
export const coreUseWays: WaysToAsk = {
  'core-config-keys': `
    which keys does the configuration have | constantRows | spikeFactor | ranges key | ignore key
    | options in core.config.json | defaults of the configuration | how many constant rows | spike threshold
    | change the spike factor | what can I put in core.config.json | entries of the config file
    | at which number of equal rows does constant-run shout | default of spikeFactor | how many same values in a row
    | change the number of constant rows | make spikes less sensitive | options in the json | fifty rows default
    | threshold for spikes`,
  'core-config-wrong': `
    error in the configuration | typo in core.config.json | unknown rule in config | config faulty
    | wrong key in the config file | what if I misspell a rule | and if I misspell a rule's name there
    | bad key in config | invalid configuration | my config is not accepted | it stops because of the config
    | error in json settings | unknown key | nonexistent rule in the config`,
  'core-options': `
    options of core check | command line options | flags | which options has check | --format --severity --config
    | no-color | quiet | parameters of the command | switches of check | what flags are there | turn colours off
    | make it silent | parameters | choose the config file on the command line | --quiet | command line arguments
    | which arguments does check take`,
  'core-severity-levels': `
    difference between error and warning | what is a warning in core | what is an info
    | meaning of error warning info | how serious is a warning | levels of findings | is a warning bad
    | what counts as an error | info versus warning | how bad is an info | three levels | when is it an error
    | seriousness of findings`,
  'core-which-files': `
    does core look in subfolders | check a whole folder | does it check files without .las | capital LAS extension
    | symbolic links followed | check many files at once | recursive | batch check of logs | run on a directory
    | all logs under a directory | does it go into subfolders | uppercase .LAS found? | check many at once
    | point it at a folder | symlinks | a file without the ending | a thousand files in one run
    | entire archive of logs`,
  'core-many-findings': `
    how often is one rule reported | ten findings per file | why are only ten shown | limit of messages per file
    | more findings than shown | only ten shown | it stops after ten | how often does it repeat itself
    | rest of the findings | limit of reports | why not all occurrences | more than ten the same`,
  'core-reading': `
    how do I read a finding | what do the two lines mean | line number of a finding | understand the output
    | where is the problem shown | what do these two lines tell me | make sense of the report | which line is meant
    | interpret the output | where's the fault in my file | explain a message of core | how is a finding laid out
    | line number refers to what`,
  'core-practice': `
    sample LAS files to practise | test files with errors | six faulty LAS files | example logs | exercise files
    | workbook of faulty files | files to try core on | something to practise with | bad files on purpose
    | training logs | LAS files with planted faults | play files | examples to try the checker
    | teach students LAS errors | test data | exercise with solutions
    | a set of deliberately broken well files to practise on | practice files with planted errors
    | I train juniors, have you got faulty logs | do you sell practice files | broken LAS files for a class
    | wrecked logs for training | logs spoilt on purpose | files my students can find mistakes in
    | exercise logs with answers | faulty files for a course, and their price | spot-the-error LAS files
    | damaged sample logs to learn on | material to teach log checking | how much are the practice logs`,
  'core-support': `
    help with core | core does not work who do I ask | send you my LAS file | what to attach | core problem support
    | first 60 lines | core crashed, who helps | send you a problem file | which part of the file do you need
    | help with a strange log | stuck with the LAS tool | ask about a finding | bug in core | contact about core`,
  'core-library-results': `
    what comes back from checkLasFile | fields of a finding | does checkLas throw | shape of the result
    | what happens when the file is missing in code | error in code for unreadable file | result object
    | rows and curves of the result | async or sync`,
  'core-explain': `
    how do I get the long story about one rule on the terminal | tell me why a rule matters | background of a rule
    | details on a rule in the shell | what does core explain do | why is this a fault | learn about a check
    | describe a rule | more about null-value from the command line | how to repair what a rule found
    | reason behind a rule`,
  'core-reports': `
    what may I do with the reports that Core spits out | who owns the findings | can I give the report to my client
    | publish the results of core | are the reports mine | put core's output in my deliverable
    | use findings commercially | rights in the output of the checker | pass on the check results`,
  'core-init': `
    what does init write | create a config | will init overwrite my settings | generate the default settings
    | does core write anything to disk | make a starter config | which command creates a file`,
  'core-project': `
    same version for the whole team | commit the tgz? | keep it in our repo | pin core in a project
    | per project install | dev dependency | everybody on the same version | may I put core in a public repository
    | store it beside the logs`,
  'core-install-offline': `
    install on an air-gapped box | npm wants the network | install with no connection | registry access needed?
    | does installing phone npm | offline flag | copy core to a machine without internet`,
};
