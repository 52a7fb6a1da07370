import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask about Core, in visitors' own words. */
export const coreWays: WaysToAsk = {
  'core-price': `
    LAS tool price | what would I pay for the LAS validation program | is core a subscription
    | how much for the log checker | do students get core cheaper | one-off price of core
    | is there a yearly fee for core | core licence cost | is the LAS checker free | price of core
    | how much is core | core cost | cost of the LAS checker | is core free | core subscription | core licence price
    | how much does the LAS tool cost | one-time price core | core for students | trial version of core
    | price well log tool | core 49 | do updates of core cost | LAS checker damage | what's the log tool going for
    | forty-nine what | pay once for the checker? | is the validator worth its price
    | can I get the LAS thing for free | yearly licence fee of the tool | how much is the command line program
    | price of the linter | academic price for the checker | buy core for how much
    | what does the LAS software set me back | do I pay per log file | per seat or flat`,
  'core-what': `
    what does the LAS checker do | tool that finds errors in well logs | check my log files | validate LAS
    | which tool finds mistakes in logs | what is core | what does core do | LAS checker
    | tool for checking well logs | check LAS files | software to find errors in LAS | how do I check a LAS file
    | quality check of well logs | program that checks logs | what is the core tool good for
    | does it check log files | lint for LAS | who is core for | I need something to find faults in well logs
    | LAS checker for Mac | which program looks through LAS files | what's core good for
    | something that proofreads logs | QC of LAS | my logs are a mess, any tool | check curves automatically
    | linter for well logs | tool to vet log deliveries | petrophysics tool | what's this core thing
    | explain core to me | finds mistakes in my well data | is core a library or program`,
  'core-licence': `
    can I install core on all our computers | share core with a colleague | is one licence enough for the company
    | use core on two machines | may I sell core | resell core | give core to a client | change the code of core
    | core licence | how many computers | install on several machines | core for the whole company
    | share core with colleague | can I change the code of core | core on a server | is core open source
    | source code of core | may a contractor use our core | number of seats | floating licence | licence key
    | activation of core | use in build pipeline allowed | two company laptops or just one
    | licens for tow computers | may the whole department use it | put core on the server of our firm
    | can my contractor run core | is it per user | can I hand core to my client | is the code open
    | may I alter the program | resell the checker | number of installs | at home and in the office
    | one licence for how many people | dongle or key | use in ci covered by licence | may I publish core on github
    | can I share the tgz`,
  'core-install': `
    npm command for core | get core running | how do I set up core | where do I put the tgz file | install core
    | how to install | npm install core | setup of core | core installation | where do I put the tgz
    | get core to run | how do I start using core | download and install core | steps to install the LAS checker
    | install without internet | install core in a project | does npm need internet | put core on my machine
    | setting the checker up | first steps with core | what do I type to install | where do I save the tgz
    | tgz file what to do with it | get the tool going | install the LAS program on windows | global install
    | how do I get core after buying | npm i which file | unpack the tgz? | verify that core is installed`,
  'core-uninstall': `
    get rid of core | take core off my machine | uninstall core | remove core | delete core from my computer
    | how to get rid of core | does core leave files behind | throw core off my computer | take the tool off
    | no longer need core | clean removal | does it leave anything behind | undo the installation`,
  'core-requirements': `
    core on mac | does core run on windows | which node version do I need | linux support | prerequisites of core
    | system requirements | core mac | core linux | which node version | node 18 enough | requirements of core
    | does core need python | dependencies of core | will it work on my laptop | macos version | is node required
    | do I need admin rights for core | node version needed | will it run on my mac | is windows 10 fine
    | old node ok? | what must be installed first | raspberry pi | does it need python or java
    | can my linux box run it | minimum system | which platforms | runs on apple silicon? | ubuntu
    | other packages needed | will it run on my old laptop | docker image?`,
  'core-formats': `
    can core read version 3 | does core check wrapped files | which LAS versions are supported | does it read DLIS
    | LAS 3 | which formats does core read | LAS 3.0 | DLIS support | which LAS versions | does core read scans
    | LAS 1.2 | wrapped files | can core check DLIS | does it read lis | supported file formats of core
    | wrapped LAS | can it open excel | will it cope with DLIS | LAS three point zero | can it eat wrapped files
    | which LAS flavours | does it take excel | scanned logs readable? | binary logs | old 1.2 files ok
    | feed it LIS tapes | json logs | does it handle version 3 | only LAS? | which files can I throw at it
    | csv logs`,
  'core-offline': `
    does it phone home | do my logs get uploaded | does core need internet | does core send telemetry
    | can core run on an air gapped machine | do you see my logs | does core work offline | does core send data
    | are my logs uploaded | telemetry | is core phoning home | are logs kept private
    | does the tool connect to the network | air-gapped | licence server | does core check for updates
    | confidential logs with core | Core without internet | will my logs be sent away | does the tool spy
    | do you get to see my wells | any cloud involved | safe for confidential wells | does it talk to a server
    | no network at the rig, works? | behind a firewall | does it report home | key or an activation needed?
    | does it need a key | licence check online? | upload of logs? | secret data with core
    | update check over network | do I need to register the tool`,
  'core-rules': `
    what kind of mistakes does core find | how many rules are there | list of checks | how many rules
    | what does core check | list of rules | which errors does core find | checks | what problems does it detect
    | rules of core | does core check depth | does it find spikes | does it find wrong null values
    | mixed units found | which checks for curves | header checks | what goes wrong in a LAS that it notices
    | which faults does it spot | how many checks | what's it looking for | tests it runs | does it see wrong units
    | can it detect duplicate curves | catches spikes? | types of errors it knows | complete list of rules
    | notices missing header items | depth problems found? | finds gaps in depth | null value faults`,
  'core-repairs': `
    does core fix the file | can it correct my logs | automatic repair of LAS | does core fix files
    | can core repair LAS | does it change my files | automatic correction | will core edit my logs
    | fix errors automatically | does it interpret curves | depth shift | can it correct the step
    | does core modify the original | can it mend the file | does it patch my log | will it put the header right
    | auto-fix | only tells or also fixes | does it write into my files | is my original safe
    | change the file for me | can it shift depth | clean up my LAS`,
  'core-version': `
    latest release of core | do I get updates | is there a newer version | download core again
    | will I get new versions of core | are updates of core included | latest version of core | core version
    | which release | update core | new version of core free | get the new release | how do I update | changelog
    | is 1.0.0 the newest | is it up to date | how old is the release | what's the newest core
    | which version am I buying | do later versions cost | new release when | file name of the download
    | which file do I get when I buy core | get the next version free?`,
  'core-refund': `
    core does not work give me my money | return core | refund core | core does not work money back
    | cancel core purchase | I do not need core any more | core doesn't do what I need, money back
    | return the LAS tool | want my 49 dollars back | core is no good for me | send core back`,
  'core-exit-codes': `
    what return code do I get if a log is bad | exit value on errors | what does code 2 mean | exit codes
    | exit code 1 | exit code 2 | what does exit code 2 mean | return value of core | status code
    | error code after check | what does core return to the shell | what number does it end with
    | status after the run | code one means what | zero or one | script needs the return value
    | how does my script know it failed | non-zero exit | meaning of 2 at the end | success code | error level`,
  'core-ci': `
    run core automatically on each commit | core in our pipeline | gitlab or jenkins with core | pre-commit hook
    | github actions | run core in ci | pipeline | gitlab | jenkins | automatic check of every commit | nightly run
    | use core in continuous integration | does the job fail when a log is bad | run it on every push
    | guard our repo with it | nightly job for logs | hook before committing | bitbucket
    | fail the build on bad logs | automate the checks | in azure pipelines | as a git hook | my hook is ignored
    | ready-made workflow`,
  'core-config': `
    mute one rule for the whole project | switch a check off | ignore a rule | where do settings of core go
    | exclude some files | configure core | config file | turn off a rule | disable rule | change severity of a rule
    | core.config.json | ignore files | silence a warning | settings of core | where is the configuration
    | core init | exclude folder | make a rule stricter | shut up a rule | make it ignore a folder
    | I want fewer complaints | turn one check off | own settings for our project | adapt the rules
    | downgrade an error to a warning | set things up my way | leave out test files
    | how do I switch off value-range | where do I write settings | does it need a config | customise`,
  'core-output': `
    machine readable output | results as a spreadsheet | get findings as JSON | json output | csv output
    | export findings | machine readable | output formats of core | format option | sarif | junit
    | save results as a table | report as csv | write to a file | no colours in the output | quiet mode
    | can Core spit out something for a spreadsheet | findings into excel | print as json
    | feed the results to another program | csv please | pipe it into a script | save the findings | report file
    | structured results | parse the output | table of problems | get a list I can sort`,
  'core-severity': `
    too many warnings | show only the errors | hide the infos | only errors | hide warnings | show infos
    | severity option | too many messages | filter by severity | info messages not shown | why do I not see infos
    | less output | too chatty | hide the warnings | errors only please | less noise | skip the small stuff
    | show infos too | why don't I see infos | only the serious ones | level of reporting | filter findings`,
  'core-commands': `
    what can I type after core | command overview | list of options | commands of core | core check | core explain
    | core rules command | core help | list of commands | what commands are there | core init command
    | how do I see the version | list everything core can do | what verbs does it know | which subcommands
    | see the version | what do I type | commands overview | how is it used`,
  'core-library': `
    call core from my own script | use core in node code | is there an API | use core as library | api | javascript
    | node module | checkLas | call core from code | programmatic use | typescript types | python api
    | import core-las | what does checkLasFile return | check content in memory | from my own program
    | require it in node | javascript api | use without the shell | import it | from python possible?
    | call the checker in code | integrate into our app | functions it exports | types included?
    | programmatic access | embed the checker in our software`,
  'core-file-size': `
    can it handle huge files | is there a size limit | two gigabyte log | file size | maximum file size
    | huge LAS file | how big can a file be | memory use | large files | does it read the whole file into memory
    | line too long | log of ten gigabytes | how heavy may a log be | will it choke on big files | memory hungry?
    | limit in megabytes | enormous files | does RAM matter | longest line allowed
    | is there a maximum size for logs
    | one of my las files weighs 6 gigs | will your tool choke on a huge log | some of our logs are several gigabytes
    | 6 GB file, any problem | how many megabytes can a log have | does a massive file crash it
    | file bigger than my RAM | too heavy for the checker? | our logs are huge, does it cope
    | can it swallow a 20 gig file | upper bound on file size`,
  'core-not-found': `
    command not found after installing core | core is not recognized as a command | core does not start
    | command not found | core is not recognized | core command does not work | shell does not know core
    | path problem | npm global path | zsh command not found core | windows does not find core | npx core
    | terminal doesn't know core | bash says no such command | installed but nothing happens | command missing
    | PATH trouble | powershell does not recognise it | core won't start | npx instead? | where did npm put it
    | after installing it's not there`,
  'core-ranges': `
    own range for a curve | set limits for gamma ray | value out of range but it is right | change the range
    | range for GR | value-range warning wrong | limits of a curve | my field has higher values
    | own limits for a curve | my gamma is really that high | potash field values flagged
    | set the allowed span of GR | readings flagged but right | teach it my basin's values | widen the limits
    | value called impossible but true | custom min and max`,
  'core-not-las': `
    LAS file rejected as not LAS | core refuses my file | it says this is no LAS file
    | why is my file not recognised | not a LAS file error | core says no LAS file | why is my file rejected
    | tilde missing | file not recognised as LAS | zip file | LAS point cloud laser scan | not-las
    | core says file not las but it is | doesn't believe it's a LAS | claims no section found | zip instead of las
    | laser scan las | refuses a good file | header has spaces before tilde | point cloud | says not-las
    | file looks fine but it won't read it`,
  'core-empty-curve': `
    curve reported empty | empty-curve but has values | zeros reported as null | curve of zeros | null 0
    | curve is empty error | it says empty though there are numbers | curve all zeros | null is zero
    | whole curve null? | why empty-curve | numbers there but reported empty`,
  'core-step': `
    step is wrong | step error | 0.15 instead of 0.1524 | half foot | step does not match | step fourth decimal
    | uneven rows step 0 | half a metre step and Core growls about feet | step moan
    | difference in the fourth decimal | 0.152 or 0.1524 | what should STEP be | step zero when | rounding of step
    | uneven spacing and step | step reported wrong though it looks right`,
  'core-windows-patterns': `
    wildcard on windows | star pattern powershell | glob does not work in cmd | quotes around the pattern | **/*.las
    | pattern different on windows | asterisk not working on windows | quotes needed for patterns | double star
    | pattern matches nothing in cmd | globbing | wildcards in powershell`,
  'docs-where': `
    where is the manual | instructions for core | help pages | getting started guide | documentation
    | where are the docs | manual | user guide of core | instructions | how-to | readme | tutorial for core
    | where's the manual | anything to read about core | instructions please | help file | reference of the rules
    | user guide | is there documentation | learn to use core | tutorial | documentation link`,
};
