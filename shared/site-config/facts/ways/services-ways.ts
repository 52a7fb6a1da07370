import type { WaysToAsk } from '../fact.ts';

/** What people ask about work to order, in their own words. */
export const servicesWays: WaysToAsk = {
  consulting: `
    what kind of work do you take on for clients | can I hire you | do you do projects for companies
    | can you help with our project | do you build software for others | can you do a project for us | consulting
    | what services do you offer | do you do projects | consultancy | help with our project | list of services
    | how many services | custom work | work for clients | freelance geologist | do you offer training courses
    | geology consulting | what can you do for our company | services`,
  quote: `
    what would an offer cost me | how much is consulting per hour | day rate | how do I hire you | request an offer
    | price for a project | is an estimate free | quote | how do I get a quote | price of consulting | hourly rate
    | what does consulting cost | estimate | get an offer | how much for a project | ask for a price
    | is the quote free | quotation | request slip | order sheet | budget for a project
    | can I get a proposal for our project | premium quote`,
  offer: `
    what is in your offer | is the offer binding | do I commit to anything with a quote | what is in the offer
    | written offer | what does the quote contain | commit to anything | contract for the work | statement of work
    | does an offer cost something | am I bound after the quote`,
  'quote-reply': `
    how soon do I get an offer | when do you answer a request for consulting | reaction to a project request
    | how long for a quote | when do I get the offer | quote response time | reply to consulting request
    | how fast do you answer a project request | time until offer`,
  'consulting-terms': `
    do we keep the rights in our own data | who owns the code you write | whose data is it
    | intellectual property of results | is our data confidential | can we use the report as we like
    | do the results belong to us | who owns the results | do we own the code | rights in the report
    | intellectual property | may we publish the results | whose is the code you write | do you reuse our data
    | ownership of deliverables | do you keep our data after the project | methods stay yours?`,
  'consulting-refund': `
    stop a project that has begun | cancel consulting work | cancel a consulting project | refund of consulting
    | stop the project | money back for a service | not happy with the consulting work | withdraw from the contract`,
  pilot: `
    small trial before a big project | test machine learning on part of our data | pilot project
    | try it on a sample first | proof of concept | start small | geoai pilot | can we try before we commit
    | trial on our data`,
  analysis: `
    can you look at my data | crunch my numbers | interpret our logs | analyse water samples for us | data analysis
    | what is the data analysis service | analyse my data | statistics on my samples | analyse a spreadsheet
    | what data do you take | I have a lot of data and no time | evaluate measurements | data science service
    | water level data analysis`,
  'analysis-price': `
    how much do you charge to analyse data | cost of a data project | budget for data analysis | fixed price or hourly
    | cost of data analysis | data analysis price | how much to analyse my data | price for analysing logs
    | is analysis billed hourly | fixed price analysis | data analisys price | what will a data project cost
    | rates of the data service`,
  'analysis-time': `
    how long does an analysis take | when do you answer about my data | when will I get the results
    | duration of a data project | turnaround of the analysis | how fast do you answer about data | deadline analysis`,
  'analysis-start': `
    what do you need from me to begin | how do I send you my data | first step of a data project
    | can I send a sample of my data | how do I start | what do I send first | how to begin an analysis
    | which subject line | sample of my data | how much data do you need to begin | where do I send my data
    | first step | what do you need from us | mail for data analysis | how to order an analysis`,
  'analysis-results': `
    what is handed over at the end of a data project | do we get the code | what do I receive | is there a report
    | do you explain the results | what do I get at the end | deliverables | do I get the code | report format
    | what is in the report | what will we receive | handover | do you present the findings | is there a call
    | can I ask questions afterwards | documentation of the work`,
  'analysis-tools': `
    do you use R or python | how do you test your models | which libraries do you use | which software do you use
    | python or r | pandas | which libraries | machine learning models | how are models tested | how do you validate
    | do you use scikit | lasio geopandas | programming language of the scripts | exploratory analysis
    | do you find outliers`,
  'analysis-honest': `
    will you tell me if a simple rule is as good | are you honest about bad models
    | is your model better than a rule of thumb | what if the data say nothing | do you state the error
    | uncertainty of the results | how sure are the results | do you admit limits | do you hide bad results
    | error of the model`,
  'analysis-steps': `
    steps of a data project | how does an analysis go | interim results | can I change course during the project
    | process of the data service | three steps | do I see figures in between | workflow`,
  'analysis-documented': `
    is the work documented | can somebody else repeat it | reproducible | can a colleague rerun it | audit trail
    | every step written down | can a reviewer check it | do the scripts run again next year`,
  'analysis-confidential': `
    is an NDA possible | do you sign a confidentiality agreement | our data is secret | who sees our data in a project
    | confidential data | nda | non-disclosure agreement | is my data secret | can you sign an agreement
    | our data may not leave | who sees our data | sensitive data project | privacy of project data`,
  'service-web-gis': `
    web gis | online map for clients | interactive map in the browser | publish our boreholes on a web map
    | web map for our data | can you build a map portal | gis service | map viewer`,
  'service-software': `
    custom software | write a program for us | scientific programming | develop a desktop tool
    | can you code an application for our lab | software development | programmers for hire`,
  'service-mobile': `
    field app | mobile app for sampling | app for mapping offline | build an app for our crews
    | phone app without signal | android data collection app`,
  'service-modeling': `
    geological model | groundwater model | 3d model of the subsurface | numerical modelling | flow model | block model
    | aquifer model | modflow | reservoir model`,
  'service-data-api': `
    data pipeline | api for our data | automate data from instruments | connect our loggers to a database
    | sensor data feed | etl | data integration`,
  'service-ai-ml': `
    machine learning project | train a model for us | ai consulting | neural network for our data
    | deep learning service | predictive model | artificial intelligence for geology`,
  'service-ocr': `
    ocr of old reports | scan old log cards | digitise paper reports | turn scanned pages into tables
    | typewritten reports to data | extract tables from pdf scans | archive of paper reports`,
  'service-analysis': `
    spatial analysis | terrain analysis | catchment delineation | suitability map | change detection between surveys
    | watershed | site selection | elevation analysis`,
  'service-safety': `
    landslide risk screening | hazard assessment | slope stability check | flood risk | ground gas | site safety
    | risk map | rockfall | is our site safe to build`,
  'service-ecommerce': `
    build a shop for our papers | sell our data online | web shop for reports | online store development
    | can you build a site like this one | card payment for downloads`,
  'service-data-analysis': `
    data analysis on demand | one question one data set | report with script | quick analysis of a table`,
  'service-geoai': `
    geoai pilot | ai trial on a sample | try ai before committing | geoai | pilot study`,
  'service-lithology': `
    lithology from logs | facies prediction | automatic lithology | pick facies from curves | rock type from logs
    | electrofacies | log interpretation by ai`,
  'service-cleanup': `
    clean up our database | clean logs | fix units and nulls in our files | harmonise names | data cleaning
    | tidy up old log archive | datum correction | messy data`,
  'service-reports': `
    draft reports | write our report | report writing | first draft of a technical report | automatic reporting`,
  'service-remote-sensing': `
    remote sensing | satellite images | insar ground motion | alteration mapping from satellite
    | soil moisture from imagery | sentinel data | drone imagery | ground subsidence monitoring`,
};
