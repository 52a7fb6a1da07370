import type { WaysToAsk } from '../fact.ts';

/** What people ask about the other tools, in their own words. */
export const toolsWays: WaysToAsk = {
  aquatest: `
    explain the water report app | I do not understand my lab results | is my water safe | app for water tests
    | aquatest | what is aquatest ai | water report app | explain my lab report | water test app
    | app that reads water analysis | is my water safe to drink | understand water results | scan a lab report
    | water quality app | what does the water app do | check drinking water | my well water report`,
  'aquatest-price': `
    what does the water app cost | is aquatest a subscription | how much for a water report | aquatest price
    | is aquatest free | cost of the water app | price after the first report | water app subscription
    | is there a charge for the app`,
  'aquatest-account': `
    register for the water app | use aquatest without login | aquatest account
    | do I need to register for the water app | water app without login | sign up for aquatest`,
  'aquatest-flags': `
    what does watch mean in my report | exceeds in red | what does watch mean | exceeds | ok flag
    | flags in the report | meaning of the colours | when is something watch | red flag water | 80 percent`,
  'aquatest-score': `
    safety score | what does 82 mean | score 0 to 100 | is 70 a good score | water score meaning
    | how is the score explained | highest score`,
  'aquatest-guidelines': `
    which limits do you compare with | is it WHO or EPA | whose limit values | which guideline | who or health canada
    | limits used | epa limits | standard of aquatest | which limit values | why is lead exceeds | lead limit 5 or 10
    | guideline differences`,
  'aquatest-formats': `
    photo of my lab sheet | can I upload a picture | what files does the water app take | upload pdf
    | photo of the report | take a picture | scan | crooked photo | which files does the water app read
    | can it read a creased page | image import | value cannot be read`,
  'aquatest-pdf': `
    branded pdf | export a report | pdf with my logo | share the result | how many pages has the report
    | send it to my landlord | my own letterhead | pdf for customers`,
  'aquatest-who': `
    who is aquatest for | for landlords | for pool owners | home inspectors | schools | is it for professionals
    | well owners | journalists and ngos | field technicians | who uses the water app`,
  'aquatest-languages': `
    water app in french | how many languages does aqua test speak | languages of aquatest | water app in spanish
    | report in another language | 30 languages | translate my water report`,
  'aquatest-privacy': `
    does aquatest keep my lab results | are my water reports stored | delete my uploaded report
    | is my water report stored | delete uploaded reports | aquatest privacy | how long are uploads kept
    | photos deleted when | who sees my lab report | what happens to my upload`,
  'aquatest-accuracy': `
    can I trust the water score | does it replace a lab | accuracy of aquatest | can I trust the water app | 99.8
    | does it replace a laboratory | is the app right | how good is aquatest | can it test my water
    | wrong result of the app`,
  'app-stores': `
    is there an app for my phone | android version | where do I download the app | do you have an iphone app
    | app store | google play | download the app | android app | iphone app | mobile app | where do I get the app
    | is there an app | ios version | apk | do you have an app for ipad`,
  lapisai: `
    geology chatbot for iphone | what is the rock app | AI for geology students | lapisai | what is lapis
    | geology app | geology assistant | app for geology students | rock questions app | research assistant
    | ai for geology | what does lapisai do | who is lapisai for`,
  'lapisai-sources': `
    what does lapisai answer from | sources of lapisai | does lapisai search the internet | what is in its library
    | which content does lapis use | does it cite papers`,
  'lapisai-limits': `
    can lapis interpret my log | will it give me the full paper | what can lapisai not do | can it interpret my log
    | is the slope safe | can lapis log a well | does it give the full paper | refusals | does it invent sources`,
  'lapisai-price': `
    what does the geology app cost | is lapis free | lapisai price | is lapisai free | cost of the geology app
    | how much per reply in lapis | lapis credits | subscription lapisai`,
  geodata: `
    tool to scan old maps | bring paper maps back to life | map digitiser | geodata resurrector | digitize old maps
    | what is geodata | map digitizer | scan paper maps | old logs to data | legacy data tool | vectorize maps
    | bring back old maps | tool for archives`,
  'geodata-input': `
    what do I need to digitize a map | scan or photo | which scan quality | does the map need a grid
    | can it read hand lettering | read handwritten map text | legend and symbols | what can it recognise on a map
    | photo of a map`,
  'geodata-output': `
    what file do I get from a scanned map | shapefile or geopackage | how exact are digitised maps | output format
    | geopackage | shapefile | which format do I get maps in | how exact | residuals | accuracy of the digitised map
    | georeferenced result | control points misfit`,
  segy: `
    do you read seismic | validate SEGY | seg-y | segy check | seismic files | does core read segy
    | validate seismic tape headers | old seismic data | what is checked in segy | trace headers`,
  'geodata-time': `
    when can I use the map digitiser | is the map tool out yet | price of the map tool
    | release date of geodata resurrector | is geodata resurrector available | can I already buy the map digitiser
    | when does the map tool launch | when is geodata available | release date | is it out | launch of the map tool
    | price of geodata | can I buy geodata now | beta | when does it open`,
  proposal: `
    help me write tenders | tool for bids | AI that drafts proposals | write a bid for me | proposal writer
    | what is the proposal tool | write proposals | ai for tenders | bid writing | drafts proposals
    | help with a call for tenders | grant proposal`,
  'proposal-time': `
    when does the tender tool come out | is the bid writer ready | when will the proposal writer launch
    | can I use the proposal writer now | when does the proposal writer open | is the proposal tool ready
    | price of the proposal writer | launch date proposal | can I use it now`,
  'proposal-limits': `
    does it invent prices | what does it leave to me | does the proposal tool make up references | who sets the rates
    | does it write my cv | names and experience`,
  'proposal-meanwhile': `
    until the proposal writer opens | can people write my proposal now | help with a proposal today
    | alternative to the proposal tool`,
  waitlist: `
    put me on the list | tell me when it opens | how do I get early access | first month cheaper | join waitlist
    | waiting list | how do I sign up for early access | discount for the waitlist | 50% off | notify me when it opens
    | benefit of the waitlist | first month discount`,
  'waitlist-leave': `
    take me off the waiting list | leave the list | leave waitlist | remove me from the waiting list
    | take my email off the list | unsubscribe from waitlist | what do you keep on the waitlist`,
  nexus: `
    what is nexus for | draw maps together | mapping in the browser | nexus | mapping platform | what is nexus
    | draw maps in a team | cross sections | boreholes on a map | map in the browser | does nexus need installation
    | where do I find nexus | who is nexus for`,
  'other-price': `
    how much is nexus | is the billing coach free | price of nexus | how much is the billing coach | nexus cost
    | is nexus free | billing coach price | nexus subscription`,
  'billing-coach': `
    what is the medical billing thing | learn billing codes | coach for claims | billing coach | medical billing
    | denied claims | what is the billing coach | why was a code denied | practice cases`,
};
