import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Ways to ask about the company and its gear, in visitors' own words. */
export const companyWays: WaysToAsk = {
  who: `
    what is outcrop all about | who are you people | who is behind this site | tell me about the company
    | who runs this shop | who are you | what is outcrop | about the company | who is behind this | what do you do
    | tell me about yourselves | who made this site | what kind of company are you | is this a real company
    | are you geologists | what is outcrop geoscience | who owns it | background of the firm | what is this website
    | what sort of outfit is this | who's running the show | are you a real firm | tell me who you are
    | what is this place | who am I buying from | what's outcrop | your background | story of the company
    | who works there | is it one man or a firm | geologists or coders | people behind the curtain
    | are you serious people | what do you people do all day | legal entity name | full name of the company
    | name of your firm | who is the seller | contracting party`,
  mission: `
    what do you stand for | why do you do this | what are your values | mission | what are you for
    | why does this company exist | goal of the company | purpose | what do you want to achieve | your aim
    | why do you exist | what drives you | what's the point of your company | what are you trying to do
    | your purpose | aims of the company | why are you doing this | goal`,
  values: `
    your values | what do you believe in | principles | what do you stand for | how do you work
    | what do you hold to | do you show your sources | show the source | charge once principle | company philosophy
    | what do you care about | your ethics | what do you believe | how do you treat people | are you honest people
    | house principles | code of conduct | what can I expect of you | what rules do you work by
    | why do you charge once | who decides, the machine or a person`,
  contact: `
    I want to speak to a human | e-mail of the help desk | how do I get hold of somebody | who can I ask
    | is there a real person | I have a complaint | I need help with my order | customer service please | contact
    | how to reach you | email address | support email | talk to a human | customer service | I have a problem
    | I need help | help desk | who can I write to | get in touch | speak to someone | complaint | contact form
    | support | where can I ask a question | I want to talk to a real person | send you a message | report a bug
    | report an error on the site | suggest a topic | feedback about the site | I found a mistake in a paper
    | can I write a paper for you | cooperation | partnership | I'd like to moan at somebody | get me a human
    | who do I shout at | any way to reach you | mail address please | support address | where do I send my question
    | how do I complain | there's a bug on your page | I found a typo in a paper | I have an idea for a paper
    | wanna work together | can I talk to somebody | how do I drop you a line | I'm stuck, who helps | customer care
    | write to a person | contact details | how do I get through to you | speak with staff | need a hand
    | somebody answer me | reach out to you | you there? | report a mistake | suggest an episode
    | chat with a real human`,
  'reply-time': `
    how quickly do you answer mails | when will I hear back | how long do I wait for support
    | within what time do you get back to me | how fast do you reply | response time | when will you answer
    | how long until support answers | reply within | waiting for your answer | I wrote you yesterday no reply
    | support response time | how quickly does someone get back to me | how many hours for an answer
    | when do I hear from you | how long do I twiddle my thumbs for a reply | are you quick to answer
    | when do you write back | still no answer from you | how fast is support | I mailed you hours ago
    | do you answer today | waiting time for support | when will somebody respond | speed of your replies
    | answer by tomorrow? | same day reply? | hours until you respond`,
  phone: `
    can I call you | phone number please | is there a hotline | can we talk on whatsapp | video call | phone number
    | telephone | whatsapp | hotline | call me back | do you have a phone | ring you up | text message
    | talk by phone | number to call | can someone phone me | is there a helpline | can I give you a bell
    | do you have a number | what's your telephone | can we speak on the phone | whatsapp number | text you
    | call centre | zoom call with you | fax | landline | mobile number of support | is there somebody on the phone
    | call me | chat on whatsapp | speak by voice | telegram or signal`,
  office: `
    may I drop by | can I visit your office | where are you located | address of the company | which city are you in
    | come round in person | do you have a showroom | where are you based | address | where are you | office
    | can I visit | location | which country are you in | where is the company based | postal address
    | do you have a shop to visit | are you in canada | where do I send a letter | headquarters | which city
    | map to your office | come by | where you sit | where do you sit | in which town are you
    | where on the map are you | can I knock on your door | visit the workshop | what's your street
    | where do you live | are you in europe or america | home base | find you where | come and see you
    | is there a shop I can walk into | country of the company | mailing address | place of business | whereabouts
    | where does your company sit | send a parcel to you | which province | are you local | where in canada
    | your hq`,
  hours: `
    are you open on sunday | when can I call support | office hours | do you work at weekends | opening hours
    | when are you open | are you open on weekends | support hours | working hours | are you available at night
    | open today | time zone | is support 24/7 | do you answer on holidays | saturday sunday support
    | when is somebody there | do you work on saturdays | are you awake now | lunch break? | closed at christmas
    | office times | until when can I reach you | night shift | which time zone are you in | weekend support
    | available around the clock? | when do you open | business days`,
  social: `
    are you on linkedin | do you have a twitter | follow you on social media | social media | linkedin
    | youtube channel | are you on twitter | facebook page | instagram | follow you | github
    | where do you post news | x account | are you on bluesky | insta? | tweet | videos on youtube
    | where do you post | follow for news | facebook group | mastodon | do you blog | any social channels
    | code on github | linkedin page`,
  press: `
    I am a journalist | interview request | use a figure in my lecture | media enquiries | press | journalist
    | interview | press kit | use your figures in teaching | media contact | I write for a newspaper
    | may I show your figure in my lecture | deadline for an article about you | reporter | I write for a magazine
    | reporter with a deadline | interview with the founders | logo for an article
    | I teach and would like to show a figure of yours, whom do I ask | use a picture of yours in class
    | figures for my slides | media desk | radio wants to talk to you | newspaper request | quote you in the press
    | lecture wants your diagram | permission to show a figure | teaching material from your papers`,
  tools: `
    what software do you make | list of your apps | which programs are there | tell me about your software
    | what do your tools do | tools | what software do you have | list of tools | which apps do you make
    | your products | programs | what tools are there | how many tools | overview of the tools
    | show me your software | apps | what have you built | which programs can I get | what's in the toolbox
    | apps you make | list your software | eight tools? | what gadgets do you offer | digital tools
    | overview of products | your applications | computer programs for geologists | what can I use here`,
  'which-tool': `
    which tool do I need | not sure which tool to use | what should I use for my data
    | which product is right for me | recommend a tool | which one fits | help me choose
    | what do you have for well owners | what do you have for petrophysicists | which tool for old maps
    | I have a pile of logs, what should I use | old maps in a drawer, which tool | I got a lab report, what helps
    | help me pick | which of your things is for me | what would you recommend for my problem
    | I don't know which program I need | right product for a well owner | what suits a geologist
    | point me to the right tool | can't decide`,
  flagships: `
    your best products | what are you best known for | flagship products | main products | best tools
    | most important product | what are you known for | top product | your main thing
    | which product are you proud of | best sellers | star products | most popular tools | top three
    | what are you famous for | core products | your signature product`,
  figures: `
    how many customers do you have | how many people use this | how big are you | how many users
    | how many customers | number of projects | how big is the company | how many clients | statistics about you
    | users count | how many people work with it | are the figures real | how many folks use this
    | number of members | how big is your company | projects so far | do many people use it | user count
    | 5K users true? | how many tools | who else uses this | size of the business | numbers about you
    | are you popular`,
  vision: `
    vision | what is your vision | future of the company | where are you heading | long-term goal
    | where is this going | your dream | future plans | what do you want the world to be | long term idea
    | big picture | what's next for you`,
  'fair-use': `
    may I scrape the site | can my bot download everything | is crawling allowed | scraping | may I crawl the site
    | can I download everything with a script | bot access | is scraping allowed | automated download
    | search engines allowed | api to the site | may I use a robot on your pages | fair use | can I crawl you
    | may I mirror the site | is a bot ok | download all pages by script | wget the lot | api access to the site
    | copy the whole site | hammer your server | data mining of your pages | automated reading
    | can google index you | may I let my program read your pages | scraper`,
  gear: `
    what equipment do you recommend | packing list for field work | what should I pack | gear
    | what is on the gear page | equipment list | packing list | do you sell equipment | field gear
    | what should I take to the field | which tools for sampling | recommendations for equipment
    | do you sell hammers | buy a compass | how many items are on the gear page | what kind of gear
    | shopping list for the field | lab equipment recommendations | microphone recommendation
    | browse store equipment | what do I pack for the field | stuff to take to the outcrop | list of equipment
    | what kit do you suggest | what do I need for water sampling | tools for a geologist's rucksack
    | what's on your gear list | field kit | shopping list | what should I buy for the lab`,
  'gear-delivery': `
    do you ship the gear yourselves | who sells the gear | where is gear shipped from | do you ship hammers
    | who delivers the equipment | is the gear from amazon | gear shipping | price of the gear
    | how much is the hammer | do you stock equipment | who do I pay for gear | can I buy gear from you directly
    | are the gear prices on your page | do you stock hammers | can I buy the compass from you
    | who ships the equipment | does the hammer come from you | what does the lens cost | is the gear yours
    | where do I order equipment | amazon sells it? | do you deliver equipment | gear in your store?
    | which shop sells it`,
  'gear-refund': `
    what I bought through a link is broken | return something from the gear page | return gear
    | the equipment I bought is broken | refund for gear | warranty of gear | hammer broke | wrong item from amazon
    | who handles gear returns | send back equipment | the hammer I got broke | compass is faulty | return the lens
    | equipment came damaged, who pays | warranty on gear | complain about gear | wrong gear delivered
    | meter doesn't work | send the gear back where`,
  'gear-print': `
    can I print the packing list | tick what I have | save my packing list | checklist of gear | packing list ticks
    | search the gear list | does it remember what I packed | print the list | tick off what I have
    | packing checklist | save my ticks | where are my ticks gone | list on paper for packing
    | search in the gear list | check off items | export the packing list`,
  affiliate: `
    is the gear list sponsored | do you earn money with the links | who pays for the recommendations
    | are there paid placements | affiliate links | do you get a commission | are the recommendations paid
    | do I pay more through your links | sponsored | amazon affiliate | do you earn from gear
    | are you paid by the makers | advertising for gear | is the gear list honest | kickback
    | how do you earn money with gear | did the makers pay to be listed | do you get a cut
    | what's in it for you when I click | are these ads | are you bribed | paid recommendations?
    | do I pay more via your link | sponsored list | earn on my purchase | commission on amazon
    | are the tips honest | are you neutral about gear | who pays for this list | why amazon links
    | kickbacks from shops`,
  testimonials: `
    what do other people think | any reviews of your work | are customers happy | reviews of the company
    | what do customers say | testimonials | is it any good | rating 4.9 real | opinions | references
    | do people like it | customer feedback | what's the word on you | are people happy with you | good reviews?
    | do customers like you | any references | is 4.9 real | recommendations from clients | feedback of buyers
    | is there a customer quote | who recommends you | reputation | are the ratings honest`,
  age: `
    is there a minimal age | can my kid use this | I am 12 can I join | how old must one be | are minors allowed
    | age | minimum age | how old must I be | can children use it | my son is 12 | under 13
    | is a 14 year old allowed | age limit | can minors buy | do I need my parents | kids | is it for children
    | I am 15 may I register | may a nine-year-old join | my daughter is 11, can she | is there an age limit
    | am I too young | can teenagers buy | grown-ups only? | do I have to be 18 | school kids allowed? | I'm a minor
    | child account | how young is too young | parental consent | my twelve year old wants to listen | under age
    | 13 ok? | are pupils allowed | ask my parents first?
    | youngest someone can be to sign up | how young may a member be | lower age limit | am I too young for this
    | from which birthday on can I join | is a 12 year old allowed | my pupil is fourteen, may she register
    | youngest age to sign up | do I have to be eighteen | can kids sign up | is there an upper age
    | youngest user you accept`,
  law: `
    what jurisdiction | which country law applies | where is the court | legal venue | which law | governing law
    | jurisdiction | court | where can I sue | ontario law | consumer law | which courts decide | under whose law
    | where would we meet in court | canadian law? | can I sue you at home | legal seat | applicable law
    | whose rules apply | place of jurisdiction | which country's law | lawyer question`,
  liability: `
    who pays if your result is wrong | are you responsible for mistakes | do you give a guarantee on results
    | liability | are you liable | who is responsible if the result is wrong | warranty | guarantee
    | do you guarantee the results | what if your tool is wrong | damage caused by your software
    | responsible for mistakes | can I rely on the score for drinking | compensation | insured
    | is the site always up | do you promise uptime | what if I lose money because of you | who pays for damage
    | do you stand behind your results | your tool was wrong, now what | claim damages
    | up to what sum are you liable | are you insured | responsibility for errors | can I hold you responsible
    | do you take the blame | how far do you answer for mistakes | limit of liability | gross negligence`,
  demo: `
    demo | watch a demo | is there a video | show me how it works | demonstration | product tour
    | free trial of the tools | can I see it in action | show it to me | any film of the tools
    | let me see how it works | video tour | product demonstration | walk me through | trial run
    | can I watch it first | preview of the tools | is there a showcase | demo button`,
  'support-mail': `
    what do you need to know to help me | what to put in my mail | should I send a screenshot
    | information for a support request | how do I describe my problem | what details when I complain
    | what belongs in a message to you | which data do you need to find my order`,
  decisions: `
    can I drink it because the score is green | may I build on what your tool says | is the flag enough to decide
    | do I still need an engineer | score instead of a lab? | is the lab test not needed any more
    | can I rely only on the app | medical advice? | safe to decide on that | does the app replace a doctor
    | is your result legally valid | do I still need a laboratory`,
};
