import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask about the other tools, in visitors' own words. */
export const toolsWays: WaysToAsk = {
  aquatest: `
    explain the water report app | I do not understand my lab results | is my water safe | app for water tests
    | aquatest | what is aquatest ai | water report app | explain my lab report | water test app
    | app that reads water analysis | is my water safe to drink | understand water results | scan a lab report
    | water quality app | what does the water app do | check drinking water | my well water report
    | judge my tap water | is my water ok | what does my lab sheet mean | app that explains water tests
    | understand a water report | well water certificate explained | tell me if I can drink it | read my lab results
    | what's aquatest | water numbers in plain words | test report of my well
    | lead in my water, what does the report say | nitrate result explained | camera on a lab report
    | translate my water report into words`,
  'aquatest-price': `
    what does the water app cost | is aquatest a subscription | how much for a water report | aquatest price
    | is aquatest free | cost of the water app | price after the first report | water app subscription
    | is there a charge for the app | does the water app cost | free water check | first report free?
    | price of the water app | pay for aquatest | how many reports for free`,
  'aquatest-account': `
    register for the water app | use aquatest without login | aquatest account
    | do I need to register for the water app | water app without login | sign up for aquatest
    | login for the water app | do I have to register to check water | water app without account`,
  'aquatest-flags': `
    what does watch mean in my report | exceeds in red | what does watch mean | exceeds | ok flag
    | flags in the report | meaning of the colours | when is something watch | red flag water | 80 percent
    | what does WATCH stand for next to a value | yellow flag | EXCEEDS means | flag beside nitrate
    | meaning of the flags | what if it says exceeds | three flags | when is it WATCH`,
  'aquatest-score': `
    safety score | what does 82 mean | score 0 to 100 | is 70 a good score | water score meaning
    | how is the score explained | highest score | 82 out of 100 good? | score of my water | what's a good score
    | how is the score made | number from zero to a hundred | low score why | points for my water
    | safety score meaning`,
  'aquatest-guidelines': `
    which limits do you compare with | is it WHO or EPA | whose limit values | which guideline
    | who or health canada | limits used | epa limits | standard of aquatest | which limit values
    | why is lead exceeds | lead limit 5 or 10 | guideline differences | which limits does it compare with
    | canada or who limits | epa limits? | whose guideline values | what is the threshold of the app
    | limits for lead | which standard | 80 percent of what`,
  'aquatest-formats': `
    photo of my lab sheet | can I upload a picture | what files does the water app take | upload pdf
    | photo of the report | take a picture | scan | crooked photo | which files does the water app read
    | can it read a creased page | image import | value cannot be read | photo of the printout ok?
    | take a picture of the report | which file for the water app | scan or pdf | what can it read
    | excel from the lab | import a report | what comes out of the water app`,
  'aquatest-pdf': `
    branded pdf | export a report | pdf with my logo | share the result | how many pages has the report
    | send it to my landlord | my own letterhead | pdf for customers | my logo on the report
    | sheet for my customers | pdf for the landlord | report with our letterhead | branded sheet
    | two pages to hand on | export the result`,
  'aquatest-who': `
    who is aquatest for | for landlords | for pool owners | home inspectors | schools | is it for professionals
    | well owners | journalists and ngos | field technicians | who uses the water app | is it for pool owners
    | can schools use it | made for plumbers? | useful for landlords | water app for inspectors | who needs this
    | for private wells? | ngo use | is it for laboratories`,
  'aquatest-languages': `
    water app in french | how many languages does aqua test speak | languages of aquatest | water app in spanish
    | report in another language | 30 languages | translate my water report | water report in Spanish possible?
    | findings in french | how many tongues | report for my turkish tenant | translate the findings
    | german water report | language of the result`,
  'aquatest-privacy': `
    does aquatest keep my lab results | are my water reports stored | delete my uploaded report
    | is my water report stored | delete uploaded reports | aquatest privacy | how long are uploads kept
    | photos deleted when | who sees my lab report | what happens to my upload | are my lab reports kept
    | delete my water photos | does the water app keep my data | photos removed when | uploads in the app
    | after how long are uploads gone | is my water report private | how long do you keep my report
    | photos of my report stored?`,
  'aquatest-accuracy': `
    can I trust the water score | does it replace a lab | accuracy of aquatest | can I trust the water app | 99.8
    | does it replace a laboratory | is the app right | how good is aquatest | can it test my water
    | wrong result of the app | how right is the water app | can the app be wrong | 99.8 percent true?
    | trust the score? | does it test water itself | instead of a lab | is the app certified | reliable water score`,
  'app-stores': `
    is there an app for my phone | android version | where do I download the app | do you have an iphone app
    | app store | google play | download the app | android app | iphone app | mobile app | where do I get the app
    | is there an app | ios version | apk | do you have an app for ipad | phone app where | on my iphone
    | play store link | get it on my tablet | ios | which apps are for phones | install aquatest on my phone`,
  lapisai: `
    geology chatbot for iphone | what is the rock app | AI for geology students | lapisai | what is lapis
    | geology app | geology assistant | app for geology students | rock questions app | research assistant
    | ai for geology | what does lapisai do | who is lapisai for | rock questions on my phone | geology buddy
    | pocket geologist | ask about rocks at the outcrop | research assistant app | what's lapis
    | tell me about lapisai | answers with sources app`,
  'lapisai-sources': `
    what does lapisai answer from | sources of lapisai | does lapisai search the internet | what is in its library
    | which content does lapis use | does it cite papers | where does lapis get it from | does lapis search the web
    | which library does it use | what does the geology app know | are its answers from papers`,
  'lapisai-limits': `
    can lapis interpret my log | will it give me the full paper | what can lapisai not do | can it interpret my log
    | is the slope safe | can lapis log a well | does it give the full paper | refusals | does it invent sources
    | does LapisAI ever make up its references | will it interpret my log | can it say if a slope is safe
    | what can't lapis do | refuses what | gives away paid papers? | invents sources?
    | can it sign an interpretation | dangerous slope question`,
  'lapisai-price': `
    what does the geology app cost | is lapis free | lapisai price | is lapisai free | cost of the geology app
    | how much per reply in lapis | lapis credits | subscription lapisai | lapis costs | is the geology app free
    | credits in lapis | pay for lapis | price of a question in the app | lapisai subscription? | account for lapis`,
  geodata: `
    tool to scan old maps | bring paper maps back to life | map digitiser | geodata resurrector | digitize old maps
    | what is geodata | map digitizer | scan paper maps | old logs to data | legacy data tool | vectorize maps
    | bring back old maps | tool for archives | old maps brought back | digitise a paper map | map chest
    | rescue my old logs | scan to gis | legacy maps | what's resurrector | old geological map into data
    | seismic tapes | vectorise a map`,
  'geodata-input': `
    what do I need to digitize a map | scan or photo | which scan quality | does the map need a grid
    | can it read hand lettering | read handwritten map text | legend and symbols | what can it recognise on a map
    | photo of a map | which scan do you need | photo of a map enough? | folded map | hand lettering readable
    | does it read legends | how should I scan the sheet | torn map | resolution of the scan`,
  'geodata-output': `
    what file do I get from a scanned map | shapefile or geopackage | how exact are digitised maps | output format
    | geopackage | shapefile | which format do I get maps in | how exact | residuals | accuracy of the digitised map
    | georeferenced result | control points misfit | what file do I get from a map | how exact is the digitised map
    | residuals delivered? | format of the traced map | does it keep the colours | accuracy of digitised maps`,
  segy: `
    do you read seismic | validate SEGY | seg-y | segy check | seismic files | does core read segy
    | validate seismic tape headers | old seismic data | what is checked in segy | trace headers
    | seismic files checked? | seg-y in core? | validate seismic | sgy | can you read seismic`,
  'geodata-time': `
    when can I use the map digitiser | is the map tool out yet | price of the map tool
    | release date of geodata resurrector | is geodata resurrector available | can I already buy the map digitiser
    | when does the map tool launch | when is geodata available | release date | is it out | launch of the map tool
    | price of geodata | can I buy geodata now | beta | when does it open | when's resurrector out
    | date for the map tool | map tool price | can I use resurrector now | is geodata ready
    | release of the map digitiser`,
  proposal: `
    help me write tenders | tool for bids | AI that drafts proposals | write a bid for me | proposal writer
    | what is the proposal tool | write proposals | ai for tenders | bid writing | drafts proposals
    | help with a call for tenders | grant proposal | bid writing help | write my tender | tool for proposals
    | AI for grant text | drafts an offer | answer a call for tenders | what's the proposal thing
    | proposal generator`,
  'proposal-time': `
    when does the tender tool come out | is the bid writer ready | when will the proposal writer launch
    | can I use the proposal writer now | when does the proposal writer open | is the proposal tool ready
    | price of the proposal writer | launch date proposal | can I use it now
    | is the proposal writer open for business yet | when can I use the proposal tool | proposal tool price
    | launch of the proposal writer | proposal beta | is it out yet`,
  'proposal-limits': `
    does it invent prices | what does it leave to me | does the proposal tool make up references
    | who sets the rates | does it write my cv | names and experience | will it invent my prices
    | does it make up references | who fills in the rates | what do I have to write myself | gaps in the draft
    | names and cvs invented? | numbers in a proposal`,
  'proposal-meanwhile': `
    until the proposal writer opens | can people write my proposal now | help with a proposal today
    | alternative to the proposal tool | need a proposal now | can a person write it | tender due next week
    | until it opens, who helps | proposal by humans`,
  waitlist: `
    put me on the list | tell me when it opens | how do I get early access | first month cheaper | join waitlist
    | waiting list | how do I sign up for early access | discount for the waitlist | 50% off
    | notify me when it opens | benefit of the waitlist | first month discount | queue for the new tools
    | half off the first month? | early access how | notify me at launch | sign up for the map tool
    | what do I get for waiting | join the queue | 50 percent off`,
  'waitlist-leave': `
    take me off the waiting list | leave the list | leave waitlist | remove me from the waiting list
    | take my email off the list | unsubscribe from waitlist | what do you keep on the waitlist
    | off the waiting list | stop waiting list mails | remove my address from the waitlist
    | don't want to wait any more | is my address kept on the list | leave the queue`,
  nexus: `
    what is nexus for | draw maps together | mapping in the browser | nexus | mapping platform | what is nexus
    | draw maps in a team | cross sections | boreholes on a map | map in the browser | does nexus need installation
    | where do I find nexus | who is nexus for | map platform | draw sections together | cross sections online
    | what's nexus | mapping with colleagues | team map | boreholes on a sheet | install nexus | collaborative map
    | where is nexus`,
  'other-price': `
    how much is nexus | is the billing coach free | price of nexus | how much is the billing coach | nexus cost
    | is nexus free | billing coach price | nexus subscription | nexus price | how much for the map platform
    | cost of the claims coach | subscription for nexus`,
  'billing-coach': `
    what is the medical billing thing | learn billing codes | coach for claims | billing coach | medical billing
    | denied claims | what is the billing coach | why was a code denied | practice cases | billing coach thing
    | medical codes trainer | claim denied why | helper for medical billers | practise billing | denied claims tool
    | coding coach | what has billing to do with geology | insurance claims`,
  'aquatest-scan': `
    crumpled report | photo is crooked | blurry picture | what if a number can't be read | does it guess values
    | bad photo ok? | creased page | handwriting on the report | dark photo`,
  'aquatest-how-often': `
    when should I test my well | test the well how often | yearly water test? | how many times a year arsenic
    | regular testing of a private well`,
  'segy-checks': `
    what's examined in seg-y | trace headers | binary header | ebcdic | dead traces | sample interval check`,
};
