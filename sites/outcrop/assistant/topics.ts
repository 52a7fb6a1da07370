import type { Topics } from '#shared/assistant/fact.ts';

/** The things that this company offers, with the names that visitors use for them. */
export const siteTopics: Topics = {
  company: 'outcrop, about outcrop, outcrop geoscience, what does outcrop, who owns outcrop',
  assistant: 'outcrop ai',
  core: 'core, core las, las checker, las validator, las validation, las file checker, las file validator, las tool, log checker, log validator, las checking tool, check las file, check las files, validate las, validate las files, command line tool, cli, core tool, your las tool, las program, las software, log checking tool, log qc tool, check logs, check my logs, check well logs, check my las, validate logs, validate my logs, lint las, las linter, linter, log checking, well log tool, errors in well logs, validation program, las validation program, core licence key, finds errors in',
  coreLibrary:
    'programmatic api, javascript, from my own code, in my code, javascript library, node library, typescript, node module, import core, checklasfile, api, call it from, from a script, from node, as a module, use it in code, embed, embed core, sdk, programmatically',
  las: 'las, las file, las files, well log file',
  notLas:
    'not a las file, no las file, not las, isnt a las file, is not las, not recognised as las, rejected as not las, as not las, says not las, not valid las, not a valid las, not a las, refuses my las, rejects my las, rejects my file, rejected file, rejected my file, lasfile rejected, file rejected, las rejected, does not recognise my, doesnt recognise my, does not recognize my, not recognized as las, is no las',
  otherFormats:
    'dlis, las 3, las 3.0, lis, version 3, las3, las version 3, v3, las v3, las 3.0 files, lis79, xml logs, witsml',
  segy: 'segy, seg-y, seg y, seismic',
  node: 'node, nodejs, node.js, node js, npm, npx, node version, which node, npm version',
  exitCode:
    'exit code, exit codes, return code, exit status, return value, return values, exits with, errorlevel, status code, return codes, process exit',
  coreConfig:
    'core.config.json, configuration, config, config file, configure, custom rule, ignore files, silence a rule, turn off a rule, disable a rule, mute, mute a rule, mute one rule, silence, turn a rule off, turn rules off, switch off a rule, switch off, suppress, ignore a rule, ignore one rule, skip a rule, exclude a rule, disable rule, disable one rule, disable rules, settings file, customise the rules, customize the rules, own rules, whole project, ignore folder, exclude files',
  coreRules: 'rule, rules, what it checks, checks, which checks, check for',
  coreOutput:
    'json, csv, machine readable, output format, output, machine readable output, machine-readable, parseable, structured output, output as, spreadsheet output, report file',
  coreOffline:
    'offline, internet connection, without internet, network connection, send my logs, upload my logs, logs leave, air gapped, phone home, phones home, call home, calls home, telemetry, send data, sends data, sends anything, send anything, upload anything, uploads anything, leave my machine, leaves my machine, leave my computer, leaves my computer, leave our network, over the network, spy on my logs, firewall, internet access, need internet, need the internet, needs internet, no internet, go online, goes online, air-gapped, work offline, license server, licence server, activation',
  ci: 'before a commit, before committing, ci, github actions, github action, pipeline, pre commit, pre-commit, continuous integration, git hook, automate, gitlab, jenkins, build server, before merging, on every push, on every commit, build pipeline, automatically on commit, azure devops, automated checks, git commit',
  severity:
    'severity, only errors, warnings only, hide warnings, hide infos, hide info, only show errors, just errors, just the errors, less noise, too many warnings, skip warnings, ignore warnings',
  commands:
    'command, commands, cli commands, options, command line flags, command line options, flags of the command, subcommands, what can i type, cli options, switches, parameters of core',
  fileSize:
    'how large, how big, file size, maximum size, large files, big files, biggest file, huge file, huge files, very large, gigabyte, gigabytes, memory limit, size limit, limit on size, too big, too large, a big file, big can, gig, gigs, gb, terabyte, megabyte, megabytes, weighs, choke, choke on, massive, several gigabytes, size of the file',
  documentation:
    'documentation, docs, manual, user guide, instructions, help pages, handbook for core, how-to, howto, guide, tutorial, readme, reference manual',
  aquatest:
    'aquatest, aqua test, aquatest ai, water app, water test app, water testing app, water report app, water report, water lab report, lab report, water test, water analysis app, water safety score, test my water, tap water, drinking water, water report tool, water analysis, lab results, my lab results, water results, water quality report, well water, water sample report, lab sheet, water checker, aqua app, aquatest app, water lab, test results of my water, interpret my water',
  flags:
    'watch flag, watch flags, exceeds, watch mean, ok watch exceeds, safety score, flag, flags',
  lapisai:
    'lapisai, lapis, lapis ai, geology app, geology assistant, research assistant, geology chatbot, geology chat, geology bot, rock chatbot, geology ai, rocks app, lapis app, geology helper',
  geodata:
    'geodataresurrector, geodata, geo data, geodata resurrector, resurrector, legacy maps, digitize maps, digitise maps, map digitizer, digitize old maps, digitise old maps, scanned maps, paper maps, map digitiser, map digitizing, map digitising, map scanning, digitiser, digitizer, map resurrector, scan old maps, scan maps, old maps, vectorise maps, vectorize maps, digitise my maps, digitize my maps, data resurrector, map tool, paper map',
  proposal:
    'proposal, proposals, proposal writer, proposal tool, tender, tenders, bid writer, write tenders, write a tender, bid, bids, bidding, rfp, rfps, write a bid, write bids, write proposals, grant proposal, tendering, proposal generator, draft proposals, proposal app, proposal ai, write offers',
  nexus: 'nexus, mapping platform, nexus maps, map platform, nexus app',
  billingCoach:
    'billing coach, medical billing, billing codes, claims coach, billing tool, medical claims, medical coding, billing app, coding practice',
  tools:
    'tools, your tools, software, apps, products do you make, suite, programs, your programs, your apps, your software, what software, all your apps',
  appStore:
    'app store, google play, play store, android, iphone, ios, mobile app, mobile apps, on my phone, for my phone, for iphone, for android, iphone app, android app, app for, mobile version, phone app, apk, mobile',
  waitlist:
    'waitlist, waiting list, wait list, early access, notify me when, launch, sign me up for, on the list, queue, get notified, early bird, beta, put me on',
  narration:
    'narration, audio narration, audio, the audio, manuscript, thesis, my thesis, narrate, narrated, narrating, narrator, read aloud, read out loud, reading aloud, text aloud, read to me, text to speech, audio service, voiceover, voice over, audio version of, turn a pdf into audio, pdf to audio, pdf to mp3, turn my thesis into audio, record my, audio recording of my, mp3 of my, reading service, narrator service, read my text, read my report, read my book, reads my, audio of my, voice my, voice recording, recording of my, spoken version, spoken, audio from my, listen to my own, have my, book read, text read, report read, reading of my, turned into audio, into audio, into an audiobook, make an audiobook, audio file of my, audio order, narrations, narating, naration, tts, recordings, read my thesis, read my paper, read my manuscript, read my work, read my article, read mine aloud',
  standardVoice:
    'standard voice, standard, basic voice, normal voice, simple voice, cheap voice, plain voice, regular voice',
  cinematicVoice:
    'cinematic voice, cinematic, dramatic voice, fancy voice, premium voice, movie voice, cinema voice, expensive voice',
  voices:
    'voice, voices, speaker, speakers, male voice, female voice, male or female, which voice, voice actor, voice actors',
  blocks:
    'block, blocks, ten minutes, 10 minutes, per minute, minutes, minute, hour, 20 minutes, 30 minutes, 45 minutes, 60 minutes, 90 minutes, 120 minutes, one hour, two hours, half hour, thirty minutes, 10 min, 20 min, 30 min, 60 min, 90 min, 2 hour, 2 hours, 3 hours, 1 hour, an hour, hour long, hour book, 15 minutes, 50 minutes, 40 minutes, 5 minutes, per 10 min, per hour, mins',
  surcharge:
    'surcharge, surcharges, extra cost, extra costs, add on, add-on, add ons, addons, extras, additional cost, additional costs, extra charge, extra charges, extra fee, extra fees, on top, hidden fees, hidden costs, markup, supplement, costs more, cost more, pay extra, pay more',
  rush: 'rush, urgent, express, same day, asap, hurry, by tomorrow, same-day, 12 hours, within hours, rushed, super fast, quickly please, need it today, need it tomorrow, within a day, fast track, priority, overnight, in a hurry, emergency, next day, quicker, tonight, this evening, by today, for today, the same day, same evening, in two hours',
  chapters:
    'chapter, chapters, per chapter, split by chapter, separate files, one file per, several mp3s, each section, split up',
  storage: 'storage, extended storage, store longer, keep files longer',
  tables:
    'tables, formulas, equations, complex formatting, complicated formatting, footnotes, references, table, figures in the text, citations, bibliography, math, maths, latex, mathematics, formula, equation',
  pronunciation:
    'pronunciation, pronounce, pronounced, names in my, half the names, place names, species names, latin names, foreign names, hard words, tongue twister, tongue twisters, odd words, difficult names, strange names, unusual names',
  confidential:
    'confidential, confidentiality, nda, non disclosure, non-disclosure, secret, confidentially, secrecy, non disclosure agreement, sensitive, sensitive data, proprietary data, ndas, sign an nda, under wraps, private data, not public',
  analysis:
    'data analysis, analysis, analyses, analyse, analyze, analysing, analyse my data, analyze my data, analyse data, analyze data, data science, data analytics, python analysis, statistics, look at my data, work on my data, analyst, data project, data job, interpret my data, crunch, crunch my data, number crunching, statistical, data scientist, look into my data, evaluate my data, study my data, model my data',
  machineLearning: 'machine learning, ml models, ai models',
  consulting:
    'consulting, consultancy, consultant, consult, consulting services, services, service, custom work, work to order, project for me, hire you, hire, bespoke, services for hire, work for clients, freelance, contract work, contractors, outsource, commission you, do you take on, take on work, build for us, develop for us, work for us, do projects, expert help, advise, advice, consultation, commissioned work, client work, for clients, on contract',
  quote:
    'quote, quotes, quotation, estimate, written offer, proposal for a project, request slip, order sheet, price offer, an offer, the offer, offers for, cost estimate, get a price, price estimate, tender from you, rfq, request a price, what would it cost to, ballpark, offer cost',
  webGis:
    'web gis, gis, online map, web map, web maps, map on our website, maps on our website, map portal, geoportal, borehole viewer, interactive map, web mapping, map viewer, webgis, gis in the browser, online gis',
  fieldApp:
    'field app, field apps, mapping app, app for field, apps for field, mobile apps for field, app for mapping, mobile app for, app for our, field data collection, collect data in the field, tablet app, app for geologists, logging app, phone app for',
  models:
    'groundwater model, geological model, modelling, modeling, models, groundwater modelling, groundwater modeling, 3d model, 3d models, geological models, flow model, numerical model, numerical models, simulation, modflow, leapfrog',
  remoteSensing:
    'remote sensing, satellite, insar, satellites, alteration mapping, hyperspectral, sentinel, landsat, aerial images, drone images, drone, sar, earth observation, multispectral, ndvi',
  digitize:
    'digitize, digitise, digitizing, digitising, digitized, digitised, vectorize, scan, scanned',
  ocr: 'ocr, text recognition, scanned documents, scanned well reports, scanned reports, scanned pages, typewritten, old reports, paper reports, reports into tables, pdf tables, extract tables, extract text, legacy documents, scans into, paper archive, archives, driller card, drillers card, index card, card index, log card, typed card, handwritten card, handwritten logs, make tables of, paper logs, typed logs, filing cabinet, boxes of paper, paper records, old records',
  gear: 'gear, equipment, packing list, packing lists, hardware, field equipment, lab equipment, kit list, packing, rucksack, backpack, what to pack, field kit, tools for the field, what to bring',
  affiliate:
    'affiliate, affiliate link, affiliate links, commission, amazon, sponsored, paid links, referral, kickback, kickbacks, earn from, earn money, make money, sponsor, sponsors, sponsoring, sponsorship, paid placement, advertorial, who pays you, get paid for',
  team: 'team licence, team license, site licence, site license, colleagues, coworkers, class, library licence, whole team, company licence, group licence, students in my class, department, workmate, workmates, coworker, co-worker, co-workers, colleague, my boss, my team, lab mates, labmates, classmates, fellow students, my group, our group, our team, our office, our company, our department, study group, several people, multiple users, multi user, employees, staff members, everyone in my, office mates, research group, my students',
  guideline:
    'guideline, guidelines, health canada, who guideline, limit values, limits, standards, guideline values, threshold, thresholds, legal limits, limit value, who limits, compare against, regulation, regulations, epa',
  flagship:
    'flagship, flagships, main products, best known, top products, best product, best products, main tools, best tools',
  link: 'link, links',
  python:
    'python, pandas, programming language, which language do you code, code in, r or python, matlab, jupyter, coding',
  exploratory: 'exploratory, exploratory analysis, outliers',
  results:
    'result, results, deliverable, deliverables, outcome, what do i get at the end, what is handed over, handed over at the end, what do we receive, what will i receive, what do i receive, end product, final product, at the end, output of the project, what comes out',
  geoAi: 'geoai, geo ai',
};
