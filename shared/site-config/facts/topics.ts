import type { Topics } from './fact.ts';

/** What this company has: names that visitors use for it. */
export const topics: Topics = {
  core: 'core, core las, las checker, las validator, las validation, las file checker, las file validator, las tool, log checker, log validator, las checking tool, check las file, check las files, validate las, validate las files, command line tool, cli',
  coreLibrary:
    'programmatic api, javascript, from my own code, in my code, javascript library, node library, typescript, node module, import core, checklasfile, api',
  las: 'las, las file, las files, well log file',
  notLas:
    'not a las file, no las file, not las, isnt a las file, is not las, not recognised as las',
  otherFormats: 'dlis, las 3, las 3.0, lis',
  segy: 'segy, seg-y, seg y, seismic',
  node: 'node, nodejs, node.js, node js, npm, npx',
  exitCode: 'exit code, exit codes, return code, exit status',
  coreConfig:
    'core.config.json, configuration, config, config file, configure, custom rule, ignore files, silence a rule, turn off a rule, disable a rule',
  coreRules: 'rule, rules, what it checks, checks, which checks, check for',
  coreOutput: 'json, csv, machine readable, output format, output',
  coreOffline:
    'offline, internet connection, without internet, network connection, send my logs, upload my logs, logs leave, air gapped',
  ci: 'before a commit, before committing, ci, github actions, github action, pipeline, pre commit, pre-commit, continuous integration, git hook, automate',
  severity: 'severity, only errors, warnings only, hide warnings',
  commands: 'command, commands, cli commands, options, command line flags',
  fileSize: 'how large, how big, file size, maximum size, large files, big files, biggest file',
  documentation: 'documentation, docs, manual, user guide, instructions',
  aquatest:
    'aquatest, aqua test, aquatest ai, water app, water test app, water testing app, water report app, water report, water lab report, lab report, water test, water analysis app, water safety score, test my water, tap water, drinking water',
  flags:
    'watch flag, watch flags, exceeds, watch mean, ok watch exceeds, safety score, flag, flags',
  lapisai: 'lapisai, lapis, lapis ai, geology app, geology assistant, research assistant',
  geodata:
    'geodataresurrector, geodata, geo data, geodata resurrector, resurrector, legacy maps, digitize maps, digitise maps, map digitizer, digitize old maps, digitise old maps, scanned maps, paper maps',
  proposal: 'proposal, proposals, proposal writer, proposal tool, tender, tenders, bid writer',
  nexus: 'nexus, mapping platform',
  billingCoach: 'billing coach, medical billing, billing codes, claims coach',
  tools: 'tools, your tools, software, apps, products do you make, suite',
  appStore: 'app store, google play, play store, android, iphone, ios, mobile app, mobile apps',
  waitlist: 'waitlist, waiting list, wait list, early access, notify me when, launch',
  narration:
    'narration, audio narration, audio, the audio, manuscript, thesis, my thesis, narrate, narrated, narrating, narrator, read aloud, read out loud, reading aloud, text aloud, read to me, read my, text to speech, audio service, voiceover, voice over, audio version of, turn a pdf into audio, pdf to audio, pdf to mp3, turn my thesis into audio, record my, audio recording of my, mp3 of my, reading service',
  standardVoice: 'standard voice, standard',
  cinematicVoice: 'cinematic voice, cinematic',
  voices: 'voice, voices',
  blocks:
    'block, blocks, ten minutes, 10 minutes, per minute, minutes, minute, hour, 20 minutes, 30 minutes, 45 minutes, 60 minutes, 90 minutes, 120 minutes, one hour, two hours, half hour, thirty minutes',
  surcharge:
    'surcharge, surcharges, extra cost, extra costs, add on, add-on, add ons, addons, extras',
  rush: 'rush, urgent, express, same day, asap, hurry, by tomorrow, same-day, 12 hours, within hours',
  chapters: 'chapter, chapters, per chapter',
  storage: 'storage, extended storage, store longer, keep files longer',
  tables:
    'tables, formulas, equations, complex formatting, complicated formatting, footnotes, references',
  pronunciation: 'pronunciation, pronounce, pronounced',
  confidential: 'confidential, confidentiality, nda, non disclosure, non-disclosure, secret',
  analysis:
    'data analysis, analysis, analyses, analyse, analyze, analysing, analyse my data, analyze my data, analyse data, analyze data, data science, data analytics, python analysis, statistics, look at my data, work on my data',
  machineLearning: 'machine learning, ml models, ai models',
  consulting:
    'consulting, consultancy, consultant, consult, consulting services, services, service, custom work, work to order, project for me, hire you, hire, bespoke',
  quote:
    'quote, quotes, quotation, estimate, written offer, proposal for a project, request slip, order sheet',
  webGis: 'web gis, gis, online map, web map, web maps',
  fieldApp:
    'field app, field apps, mapping app, app for field, apps for field, mobile apps for field, app for mapping',
  models: 'groundwater model, geological model, modelling, modeling, models',
  remoteSensing: 'remote sensing, satellite, insar',
  digitize:
    'digitize, digitise, digitizing, digitising, digitized, digitised, vectorize, scan, scanned',
  ocr: 'ocr, text recognition, scanned documents',
  gear: 'gear, equipment, packing list, packing lists, hardware, field equipment, lab equipment, kit list',
  affiliate: 'affiliate, affiliate link, affiliate links, commission, amazon, sponsored',
  team: 'team licence, team license, site licence, site license, colleagues, coworkers, class, library licence, whole team, company licence, group licence, students in my class, department',
  guideline: 'guideline, guidelines, health canada, who guideline, limit values, limits, standards',
  flagship: 'flagship, flagships, main products, best known',
  link: 'link, links',
  python: 'python, pandas, programming language',
  exploratory: 'exploratory, exploratory analysis, outliers',
  results: 'result, results, deliverable, deliverables, outcome, what do i get at the end',
  geoAi: 'geoai, geo ai',
};
