import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask about commissioned work, in visitors' own words. */
export const servicesWays: WaysToAsk = {
  consulting: `
    what kind of work do you take on for clients | can I hire you | do you do projects for companies
    | can you help with our project | do you build software for others | can you do a project for us | consulting
    | what services do you offer | do you do projects | consultancy | help with our project | list of services
    | how many services | custom work | work for clients | freelance geologist | do you offer training courses
    | geology consulting | what can you do for our company | services | map drawn for me | can I rent a geologist
    | do you take on jobs | I need experts | what can you do for a mining company | hire your team
    | do you work for governments | project help | contract work
    | do you do field work for others | workshops or courses | what do you offer firms
    | advice for our exploration project | engineering help | outsource our data work | bespoke work
    | somebody to do it for us | can you look at my groundwater levels`,
  quote: `
    what would an offer cost me | how much is consulting per hour | day rate | how do I hire you | request an offer
    | price for a project | is an estimate free | quote | how do I get a quote | price of consulting | hourly rate
    | what does consulting cost | estimate | get an offer | how much for a project | ask for a price
    | is the quote free | quotation | request slip | order sheet | budget for a project
    | can I get a proposal for our project | premium quote | what does asking cost | rough price for a project
    | how much is your time | get a number from you | price for custom work | I want an offer | rate per day
    | how do I commission you | send me an estimate | do you charge for an estimate | proposal for our company
    | what would you charge to build a tool | pricing for consulting | ballpark figure | how do I ask for a price
    | what info do you need for a quote | tick what I need`,
  offer: `
    what is in your offer | is the offer binding | do I commit to anything with a quote | what is in the offer
    | written offer | what does the quote contain | commit to anything | contract for the work | statement of work
    | does an offer cost something | am I bound after the quote | what's written in an offer
    | does the offer tie me down | is the quote final | signed contract? | do I have to accept the offer
    | fixed deadline in the offer | non-binding? | obligations from a quote`,
  'quote-reply': `
    how soon do I get an offer | when do you answer a request for consulting | reaction to a project request
    | how long for a quote | when do I get the offer | quote response time | reply to consulting request
    | how fast do you answer a project request | time until offer | how quick is an offer
    | when will I get your price | waiting for a quote | reply to my project mail | offer by monday?
    | how long do you need to make an offer | project inquiry answer time`,
  'consulting-terms': `
    do we keep the rights in our own data | who owns the code you write | whose data is it
    | intellectual property of results | is our data confidential | can we use the report as we like
    | do the results belong to us | who owns the results | do we own the code | rights in the report
    | intellectual property | may we publish the results | whose is the code you write | do you reuse our data
    | ownership of deliverables | do you keep our data after the project | methods stay yours?
    | is what you make for us ours | may we resell your report | who keeps the source code
    | rights in the maps you draw | do you recycle our data | is our data safe with consultants
    | can you show our results to others | copyright of the report | who has the rights afterwards
    | will you use our data for others | ownership of figures`,
  'consulting-refund': `
    stop a project that has begun | cancel consulting work | cancel a consulting project | refund of consulting
    | stop the project | money back for a service | not happy with the consulting work | withdraw from the contract
    | call the project off | project no longer needed | get out of a consulting job | unhappy with your work
    | pull out halfway | terminate the contract work`,
  pilot: `
    small trial before a big project | test machine learning on part of our data | pilot project
    | try it on a sample first | proof of concept | start small | geoai pilot | can we try before we commit
    | trial on our data | small test run first | is there a taster project | prove it works on our data
    | toe in the water | not sure AI helps us, try small | feasibility on a few wells | low-risk start`,
  analysis: `
    can you look at my data | crunch my numbers | interpret our logs | analyse water samples for us | data analysis
    | what is the data analysis service | analyse my data | statistics on my samples | analyse a spreadsheet
    | what data do you take | I have a lot of data and no time | evaluate measurements | data science service
    | water level data analysis | can somebody crunch this | I've got numbers and a question
    | work my spreadsheet through | make sense of my measurements | analyse my well levels | plots from my data
    | statistics for my samples | what can you find in our logs | study our monitoring data | look for patterns
    | evaluate a survey | data help for a thesis | what formats of data`,
  'analysis-price': `
    how much do you charge to analyse data | cost of a data project | budget for data analysis
    | fixed price or hourly | cost of data analysis | data analysis price | how much to analyse my data
    | price for analysing logs | is analysis billed hourly | fixed price analysis | data analisys price
    | what will a data project cost | rates of the data service | price for looking at my data
    | how dear is an analysis | cost of statistics | analysis fee | by the hour or per project
    | is the first look free | what will the data work cost | flat price for analysis | quote for data`,
  'analysis-time': `
    how long does an analysis take | when do you answer about my data | when will I get the results
    | duration of a data project | turnaround of the analysis | how fast do you answer about data
    | deadline analysis | how long until I hear about my data | when's the analysis finished
    | answer about my samples when | weeks for a data job | how fast is the data service`,
  'analysis-start': `
    what do you need from me to begin | how do I send you my data | first step of a data project
    | can I send a sample of my data | how do I start | what do I send first | how to begin an analysis
    | which subject line | sample of my data | how much data do you need to begin | where do I send my data
    | first step | what do you need from us | mail for data analysis | how to order an analysis
    | data analysis by quote how do I begin | what do I mail you | can I begin with one well
    | how do I hand over data | first mail what in it | subject of the mail | send a few samples first
    | upload or mail my data | what do you need to start | how to get going with an analysis`,
  'analysis-results': `
    what is handed over at the end of a data project | do we get the code | what do I receive | is there a report
    | do you explain the results | what do I get at the end | deliverables | do I get the code | report format
    | what is in the report | what will we receive | handover | do you present the findings | is there a call
    | can I ask questions afterwards | documentation of the work | what do I hold in my hands at the end
    | is there code with it | pdf report or what | do you explain the findings | what's delivered
    | conclusions included? | will you call me about the results | do I get the figures
    | recommendations in the report | output of the project`,
  'analysis-tools': `
    do you use R or python | how do you test your models | which libraries do you use | which software do you use
    | python or r | pandas | which libraries | machine learning models | how are models tested | how do you validate
    | do you use scikit | lasio geopandas | programming language of the scripts | exploratory analysis
    | do you find outliers | r or python | which software do your analysts use | do you do neural networks
    | how do you test a model | deep learning? | packages you use | crossplots and variograms | outliers
    | how do you avoid overfitting | exploratory plots | machine learning on wells`,
  'analysis-honest': `
    will you tell me if a simple rule is as good | are you honest about bad models
    | is your model better than a rule of thumb | what if the data say nothing | do you state the error
    | uncertainty of the results | how sure are the results | do you admit limits | do you hide bad results
    | error of the model | will you tell me if my data are useless | do you admit uncertainty
    | do you oversell models | error bars? | what if nothing can be found | honest about limits
    | is a simple rule better | how trustworthy is the model`,
  'analysis-steps': `
    steps of a data project | how does an analysis go | interim results | can I change course during the project
    | process of the data service | three steps | do I see figures in between | workflow
    | what happens between mail and report | stages of a project | can I change direction midway
    | do I see anything in between | how does it run | three steps? | course of a project`,
  'analysis-documented': `
    is the work documented | can somebody else repeat it | reproducible | can a colleague rerun it | audit trail
    | every step written down | can a reviewer check it | do the scripts run again next year
    | will a stranger be able to redo what your analysts did | repeatable? | can we rerun it next year
    | is everything written down | reproducible results | audit trail of the analysis | reviewer wants to check it
    | scripts for new data`,
  'analysis-confidential': `
    is an NDA possible | do you sign a confidentiality agreement | our data is secret
    | who sees our data in a project | confidential data | nda | non-disclosure agreement | is my data secret
    | can you sign an agreement | our data may not leave | who sees our data | sensitive data project
    | privacy of project data | our data are secret | will you sign something | keep our wells private
    | non-disclosure | competitors must not see it | is it safe to send data | who sees our samples
    | agreement before sending`,
  'service-web-gis': `
    web gis | online map for clients | interactive map in the browser | publish our boreholes on a web map
    | web map for our data | can you build a map portal | gis service | map viewer | map on our web page
    | boreholes in the browser | online map for the town | put our layers online | interactive geology map`,
  'service-software': `
    custom software | write a program for us | scientific programming | develop a desktop tool
    | can you code an application for our lab | software development | programmers for hire | write us a program
    | desktop tool made for us | develop an application`,
  'service-mobile': `
    field app | mobile app for sampling | app for mapping offline | build an app for our crews
    | phone app without signal | android data collection app | app for our geologists | sampling on a phone
    | field app without signal | mapping app made for us | collect data on a tablet`,
  'service-modeling': `
    geological model | groundwater model | 3d model of the subsurface | numerical modelling | flow model
    | block model | aquifer model | modflow | reservoir model | build a groundwater model | 3d geology model
    | simulate our aquifer`,
  'service-data-api': `
    data pipeline | api for our data | automate data from instruments | connect our loggers to a database
    | sensor data feed | etl | data integration | pipeline for our sensors | api for our archive
    | automatic data feed | connect instruments | data service built`,
  'service-ai-ml': `
    machine learning project | train a model for us | ai consulting | neural network for our data
    | deep learning service | predictive model | artificial intelligence for geology | AI for our company
    | predict grades | neural network built`,
  'service-ocr': `
    ocr of old reports | scan old log cards | digitise paper reports | turn scanned pages into tables
    | typewritten reports to data | extract tables from pdf scans | archive of paper reports | read our old cards
    | paper reports into tables | typed logs to data | archive scanned and read | text recognition of documents
    | a shed full of driller cards from the sixties | make tables of our old cards | index cards into a spreadsheet
    | we have boxes of typed drilling logs | handwritten well cards, can you read them
    | filing cabinets of paper records | get the numbers out of old paper logs | type up our old borehole records
    | card index of boreholes to a database | can your people turn paper logs into data
    | drillers' logs on paper, make them digital | transcribe old field cards | faded carbon copies into tables
    | records from the fifties on paper`,
  'service-analysis': `
    spatial analysis | terrain analysis | catchment delineation | suitability map | change detection between surveys
    | watershed | site selection | elevation analysis | terrain study | catchment analysis
    | where to build, suitability | compare two surveys | spatial statistics`,
  'service-safety': `
    landslide risk screening | hazard assessment | slope stability check | flood risk | ground gas | site safety
    | risk map | rockfall | is our site safe to build | slope danger | is the site safe | flood screening
    | gas in the ground | landslide check | hazard map`,
  'service-ecommerce': `
    build a shop for our papers | sell our data online | web shop for reports | online store development
    | can you build a site like this one | card payment for downloads | build us a shop like yours
    | web shop for papers | card payment for our downloads | online store made`,
  'service-data-analysis': `
    data analysis on demand | one question one data set | report with script | quick analysis of a table
    | one question one dataset | quick look at a dataset | analysis on demand`,
  'service-geoai': `
    geoai pilot | ai trial on a sample | try ai before committing | geoai | pilot study | AI trial on our data
    | pilot with machine learning | test GeoAI`,
  'service-lithology': `
    lithology from logs | facies prediction | automatic lithology | pick facies from curves | rock type from logs
    | electrofacies | log interpretation by ai | facies from curves | pick lithology from logs
    | rock types from well logs | automatic facies`,
  'service-cleanup': `
    clean up our database | clean logs | fix units and nulls in our files | harmonise names | data cleaning
    | tidy up old log archive | datum correction | messy data | tidy our log database | clean units and names
    | messy database | fix datums and nulls`,
  'service-reports': `
    draft reports | write our report | report writing | first draft of a technical report | automatic reporting
    | draft a report for us | first version of a report`,
  'service-remote-sensing': `
    remote sensing | satellite images | insar ground motion | alteration mapping from satellite
    | soil moisture from imagery | sentinel data | drone imagery | ground subsidence monitoring | satellite pictures
    | ground motion from space | insar | alteration from imagery | moisture from satellites`,
  'data-state': `
    is my shapefile from the nineties of any use to you | our data is a mess | old files in odd formats
    | is bad data a problem | spreadsheet full of gaps | a folder of junk | decades of files
    | do you take incomplete data | in which state must the data be | formats nobody reads any more
    | unsorted well logs | do I have to clean my data first | can you use what we have | data in a terrible state`,
};
