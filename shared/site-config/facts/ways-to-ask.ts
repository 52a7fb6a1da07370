/** What people say who want a fact of this company, by its id: whole questions in their own words, separated by `|`. */
export const companyWaysToAsk: Readonly<Record<string, string>> = {
  // The company
  who: 'what is outcrop all about | who are you people | who is behind this site | tell me about the company | who runs this shop',
  mission: 'what do you stand for | why do you do this | what are your values',
  contact:
    'I want to speak to a human | e-mail of the help desk | how do I get hold of somebody | who can I ask | is there a real person | I have a complaint | I need help with my order | customer service please',
  'reply-time':
    'how quickly do you answer mails | when will I hear back | how long do I wait for support | within what time do you get back to me',
  phone:
    'can I call you | phone number please | is there a hotline | can we talk on whatsapp | video call',
  office:
    'may I drop by | can I visit your office | where are you located | address of the company | which city are you in | come round in person | do you have a showroom | where are you based',
  hours:
    'are you open on sunday | when can I call support | office hours | do you work at weekends',
  social: 'are you on linkedin | do you have a twitter | follow you on social media',
  press: 'I am a journalist | interview request | use a figure in my lecture | media enquiries',
  tools:
    'what software do you make | list of your apps | which programs are there | tell me about your software | what do your tools do',
  flagships: 'your best products | what are you best known for',
  figures: 'how many customers do you have | how many people use this | how big are you',
  'fair-use': 'may I scrape the site | can my bot download everything | is crawling allowed',
  gear: 'what equipment do you recommend | packing list for field work | what should I pack',
  'gear-refund': 'what I bought through a link is broken | return something from the gear page',
  affiliate:
    'is the gear list sponsored | do you earn money with the links | who pays for the recommendations | are there paid placements',
  testimonials: 'what do other people think | any reviews of your work | are customers happy',
  age: 'is there a minimal age | can my kid use this | I am 12 can I join | how old must one be | are minors allowed',
  law: 'what jurisdiction | which country law applies | where is the court | legal venue',
  liability:
    'who pays if your result is wrong | are you responsible for mistakes | do you give a guarantee on results',
  // Services
  consulting:
    'what kind of work do you take on for clients | can I hire you | do you do projects for companies | can you help with our project | do you build software for others | can you do a project for us',
  quote:
    'what would an offer cost me | how much is consulting per hour | day rate | how do I hire you | request an offer | price for a project | is an estimate free',
  offer: 'what is in your offer | is the offer binding | do I commit to anything with a quote',
  'quote-reply':
    'how soon do I get an offer | when do you answer a request for consulting | reaction to a project request',
  'consulting-terms':
    'do we keep the rights in our own data | who owns the code you write | whose data is it | intellectual property of results | is our data confidential | can we use the report as we like | do the results belong to us',
  'consulting-refund': 'stop a project that has begun | cancel consulting work',
  analysis:
    'can you look at my data | crunch my numbers | interpret our logs | analyse water samples for us',
  'analysis-price':
    'how much do you charge to analyse data | cost of a data project | budget for data analysis | fixed price or hourly',
  'analysis-time': 'how long does an analysis take | when do you answer about my data',
  'analysis-start':
    'what do you need from me to begin | how do I send you my data | first step of a data project | can I send a sample of my data',
  'analysis-results':
    'what is handed over at the end of a data project | do we get the code | what do I receive | is there a report | do you explain the results',
  'analysis-tools':
    'do you use R or python | how do you test your models | which libraries do you use',
  'analysis-confidential':
    'is an NDA possible | do you sign a confidentiality agreement | our data is secret | who sees our data in a project',
  // Core
  'core-price':
    'LAS tool price | what would I pay for the LAS validation program | is core a subscription | how much for the log checker | do students get core cheaper | one-off price of core | is there a yearly fee for core | core licence cost | is the LAS checker free',
  'core-what':
    'what does the LAS checker do | tool that finds errors in well logs | check my log files | validate LAS | which tool finds mistakes in logs',
  'core-licence':
    'can I install core on all our computers | share core with a colleague | is one licence enough for the company | use core on two machines | may I sell core | resell core | give core to a client | change the code of core',
  'core-install':
    'npm command for core | get core running | how do I set up core | where do I put the tgz file',
  'core-uninstall': 'get rid of core | take core off my machine',
  'core-requirements':
    'core on mac | does core run on windows | which node version do I need | linux support | prerequisites of core',
  'core-formats':
    'can core read version 3 | does core check wrapped files | which LAS versions are supported | does it read DLIS | LAS 3',
  'core-offline':
    'does it phone home | do my logs get uploaded | does core need internet | does core send telemetry | can core run on an air gapped machine | do you see my logs',
  'core-rules': 'what kind of mistakes does core find | how many rules are there | list of checks',
  'core-repairs': 'does core fix the file | can it correct my logs | automatic repair of LAS',
  'core-version':
    'latest release of core | do I get updates | is there a newer version | download core again | will I get new versions of core | are updates of core included',
  'core-refund': 'core does not work give me my money | return core',
  'core-exit-codes':
    'what return code do I get if a log is bad | exit value on errors | what does code 2 mean',
  'core-ci':
    'run core automatically on each commit | core in our pipeline | gitlab or jenkins with core | pre-commit hook',
  'core-config':
    'mute one rule for the whole project | switch a check off | ignore a rule | where do settings of core go | exclude some files',
  'core-output': 'machine readable output | results as a spreadsheet | get findings as JSON',
  'core-severity': 'too many warnings | show only the errors | hide the infos',
  'core-commands': 'what can I type after core | command overview | list of options',
  'core-library': 'call core from my own script | use core in node code | is there an API',
  'core-file-size': 'can it handle huge files | is there a size limit | two gigabyte log',
  'core-not-found':
    'command not found after installing core | core is not recognized as a command | core does not start',
  'core-not-las':
    'LAS file rejected as not LAS | core refuses my file | it says this is no LAS file | why is my file not recognised',
  'docs-where': 'where is the manual | instructions for core | help pages | getting started guide',
  // Narration
  'narration-price':
    'what do you charge to read my report aloud | cost of turning a thesis into audio | price of an audiobook of my book | how much is a 2 hour text | how much per page',
  'narration-standard':
    'price of the plain voice | what does the standard voice come to | cheaper voice',
  'narration-cinematic': 'price of the dramatic voice | cinematic per 10 minutes | expensive voice',
  'narration-voices':
    'which speakers can I choose | male or female voice | difference between the voices | who reads my text',
  'narration-how':
    'can you read my paper aloud | turn my PDF into an MP3 | how do I order an audio version | where do I send my text | steps of a narration order',
  'narration-sample':
    'how do I hear how it sounds first | test the voice with my text | what if I do not like the sample | is the first minute free',
  'narration-delivery':
    'how fast is my audio ready | when do I get the MP3 | how many days for a narration | turnaround for a thesis',
  'narration-rush':
    'I need the audio today | can you do it by tomorrow | express narration | fastest delivery | deliver the audio tonight | audio in under 12 hours',
  'narration-languages':
    'spanish narration extra charge | can you read german text | narrate in french | which languages can you read',
  'narration-formatting':
    'my text has many formulas | are tables read out | what about references and footnotes',
  'narration-chapters': 'separate audio for each chapter | split the audio',
  'narration-speed': 'slower reading | can you read faster | change the tempo',
  'narration-surcharges': 'what costs extra | additional fees for audio | add-ons',
  'narration-format':
    'which audio format do I get | is it an MP3 or WAV | what can I send you a word file | how do I receive the audio',
  'narration-storage':
    'how long till you throw my files away | when is my audio deleted | keep my recording longer | can I download the narration again later | I lost my MP3 | how long is my audio kept | do you delete my text | when do files get deleted',
  'narration-refund':
    'narration came out wrong | the reader made mistakes | a word is pronounced wrong | wrong voice in the recording | I do not like the narration | not satisfied with the audio | correct the recording | is narration refunded when I do not like the voice',
  'narration-payment':
    'do I need to pay up front | do you want a deposit for the audio | pay before or after | when is the narration paid',
  'narration-words': 'how many minutes is my text | how long will 20 pages be | words per minute',
  'narration-pronunciation': 'will you say formation names right | how are names spoken',
  'narration-privacy':
    'do you keep my thesis secret | is my manuscript safe with you | do you publish my text',
  'narration-rights':
    'may I publish the recording | can I sell the audiobook | put the narration on youtube | whose is the audio',
  'narration-contact': 'ask about my narration order | e-mail for audio',
  // Tools
  aquatest:
    'explain the water report app | I do not understand my lab results | is my water safe | app for water tests',
  'aquatest-price':
    'what does the water app cost | is aquatest a subscription | how much for a water report',
  'aquatest-account': 'register for the water app | use aquatest without login',
  'aquatest-flags': 'what does watch mean in my report | exceeds in red',
  'aquatest-guidelines': 'which limits do you compare with | is it WHO or EPA | whose limit values',
  'aquatest-formats':
    'photo of my lab sheet | can I upload a picture | what files does the water app take',
  'aquatest-languages': 'water app in french | how many languages does aqua test speak',
  'aquatest-privacy':
    'does aquatest keep my lab results | are my water reports stored | delete my uploaded report',
  'aquatest-accuracy': 'can I trust the water score | does it replace a lab',
  'app-stores':
    'is there an app for my phone | android version | where do I download the app | do you have an iphone app',
  lapisai: 'geology chatbot for iphone | what is the rock app | AI for geology students',
  'lapisai-limits': 'can lapis interpret my log | will it give me the full paper',
  'lapisai-price': 'what does the geology app cost | is lapis free',
  geodata: 'tool to scan old maps | bring paper maps back to life | map digitiser',
  'geodata-output':
    'what file do I get from a scanned map | shapefile or geopackage | how exact are digitised maps',
  segy: 'do you read seismic | validate SEGY',
  'geodata-time':
    'when can I use the map digitiser | is the map tool out yet | price of the map tool | release date of geodata resurrector | is geodata resurrector available | can I already buy the map digitiser | when does the map tool launch',
  proposal: 'help me write tenders | tool for bids | AI that drafts proposals | write a bid for me',
  'proposal-time':
    'when does the tender tool come out | is the bid writer ready | when will the proposal writer launch | can I use the proposal writer now',
  waitlist:
    'put me on the list | tell me when it opens | how do I get early access | first month cheaper',
  'waitlist-leave': 'take me off the waiting list | leave the list',
  nexus: 'what is nexus for | draw maps together | mapping in the browser',
  'other-price': 'how much is nexus | is the billing coach free',
  'billing-coach': 'what is the medical billing thing | learn billing codes | coach for claims',
};
