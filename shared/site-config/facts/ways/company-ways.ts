import type { WaysToAsk } from '../fact.ts';

/** What people ask about the company and its gear, in their own words. */
export const companyWays: WaysToAsk = {
  who: `
    what is outcrop all about | who are you people | who is behind this site | tell me about the company
    | who runs this shop | who are you | what is outcrop | about the company | who is behind this | what do you do
    | tell me about yourselves | who made this site | what kind of company are you | is this a real company
    | are you geologists | what is outcrop geoscience | who owns it | background of the firm | what is this website`,
  mission: `
    what do you stand for | why do you do this | what are your values | mission | what are you for
    | why does this company exist | goal of the company | purpose | what do you want to achieve | your aim`,
  values: `
    your values | what do you believe in | principles | what do you stand for | how do you work | what do you hold to
    | do you show your sources | show the source | charge once principle | company philosophy`,
  contact: `
    I want to speak to a human | e-mail of the help desk | how do I get hold of somebody | who can I ask
    | is there a real person | I have a complaint | I need help with my order | customer service please | contact
    | how to reach you | email address | support email | talk to a human | customer service | I have a problem
    | I need help | help desk | who can I write to | get in touch | speak to someone | complaint | contact form
    | support | where can I ask a question | I want to talk to a real person | send you a message | report a bug
    | report an error on the site | suggest a topic | feedback about the site | I found a mistake in a paper
    | can I write a paper for you | cooperation | partnership`,
  'reply-time': `
    how quickly do you answer mails | when will I hear back | how long do I wait for support
    | within what time do you get back to me | how fast do you reply | response time | when will you answer
    | how long until support answers | reply within | waiting for your answer | I wrote you yesterday no reply
    | support response time | how quickly does someone get back to me | how many hours for an answer
    | when do I hear from you`,
  phone: `
    can I call you | phone number please | is there a hotline | can we talk on whatsapp | video call | phone number
    | telephone | whatsapp | hotline | call me back | do you have a phone | ring you up | text message | talk by phone
    | number to call | can someone phone me | is there a helpline`,
  office: `
    may I drop by | can I visit your office | where are you located | address of the company | which city are you in
    | come round in person | do you have a showroom | where are you based | address | where are you | office
    | can I visit | location | which country are you in | where is the company based | postal address
    | do you have a shop to visit | are you in canada | where do I send a letter | headquarters | which city
    | map to your office | come by`,
  hours: `
    are you open on sunday | when can I call support | office hours | do you work at weekends | opening hours
    | when are you open | are you open on weekends | support hours | working hours | are you available at night
    | open today | time zone | is support 24/7 | do you answer on holidays | saturday sunday support`,
  social: `
    are you on linkedin | do you have a twitter | follow you on social media | social media | linkedin
    | youtube channel | are you on twitter | facebook page | instagram | follow you | github | where do you post news
    | x account`,
  press: `
    I am a journalist | interview request | use a figure in my lecture | media enquiries | press | journalist
    | interview | press kit | use your figures in teaching | media contact | I write for a newspaper
    | may I show your figure in my lecture | deadline for an article about you | reporter`,
  tools: `
    what software do you make | list of your apps | which programs are there | tell me about your software
    | what do your tools do | tools | what software do you have | list of tools | which apps do you make
    | your products | programs | what tools are there | how many tools | overview of the tools | show me your software
    | apps`,
  'which-tool': `
    which tool do I need | not sure which tool to use | what should I use for my data | which product is right for me
    | recommend a tool | which one fits | help me choose | what do you have for well owners
    | what do you have for petrophysicists | which tool for old maps`,
  flagships: `
    your best products | what are you best known for | flagship products | main products | best tools
    | most important product | what are you known for | top product`,
  figures: `
    how many customers do you have | how many people use this | how big are you | how many users | how many customers
    | number of projects | how big is the company | how many clients | statistics about you | users count
    | how many people work with it | are the figures real`,
  vision: `
    vision | what is your vision | future of the company | where are you heading | long-term goal`,
  'fair-use': `
    may I scrape the site | can my bot download everything | is crawling allowed | scraping | may I crawl the site
    | can I download everything with a script | bot access | is scraping allowed | automated download
    | search engines allowed | api to the site | may I use a robot on your pages | fair use`,
  gear: `
    what equipment do you recommend | packing list for field work | what should I pack | gear
    | what is on the gear page | equipment list | packing list | do you sell equipment | field gear
    | what should I take to the field | which tools for sampling | recommendations for equipment | do you sell hammers
    | buy a compass | how many items are on the gear page | what kind of gear | shopping list for the field
    | lab equipment recommendations | microphone recommendation | browse store equipment`,
  'gear-delivery': `
    do you ship the gear yourselves | who sells the gear | where is gear shipped from | do you ship hammers
    | who delivers the equipment | is the gear from amazon | gear shipping | price of the gear
    | how much is the hammer | do you stock equipment | who do I pay for gear | can I buy gear from you directly
    | are the gear prices on your page`,
  'gear-refund': `
    what I bought through a link is broken | return something from the gear page | return gear
    | the equipment I bought is broken | refund for gear | warranty of gear | hammer broke | wrong item from amazon
    | who handles gear returns | send back equipment`,
  'gear-print': `
    can I print the packing list | tick what I have | save my packing list | checklist of gear | packing list ticks
    | search the gear list | does it remember what I packed`,
  affiliate: `
    is the gear list sponsored | do you earn money with the links | who pays for the recommendations
    | are there paid placements | affiliate links | do you get a commission | are the recommendations paid
    | do I pay more through your links | sponsored | amazon affiliate | do you earn from gear
    | are you paid by the makers | advertising for gear | is the gear list honest | kickback
    | how do you earn money with gear`,
  testimonials: `
    what do other people think | any reviews of your work | are customers happy | reviews of the company
    | what do customers say | testimonials | is it any good | rating 4.9 real | opinions | references
    | do people like it | customer feedback`,
  age: `
    is there a minimal age | can my kid use this | I am 12 can I join | how old must one be | are minors allowed | age
    | minimum age | how old must I be | can children use it | my son is 12 | under 13 | is a 14 year old allowed
    | age limit | can minors buy | do I need my parents | kids | is it for children | I am 15 may I register`,
  law: `
    what jurisdiction | which country law applies | where is the court | legal venue | which law | governing law
    | jurisdiction | court | where can I sue | ontario law | consumer law`,
  liability: `
    who pays if your result is wrong | are you responsible for mistakes | do you give a guarantee on results
    | liability | are you liable | who is responsible if the result is wrong | warranty | guarantee
    | do you guarantee the results | what if your tool is wrong | damage caused by your software
    | responsible for mistakes | can I rely on the score for drinking | compensation | insured | is the site always up
    | do you promise uptime`,
  demo: `
    demo | watch a demo | is there a video | show me how it works | demonstration | product tour
    | free trial of the tools | can I see it in action`,
};
