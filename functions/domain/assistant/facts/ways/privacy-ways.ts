import type { WaysToAsk } from '#shared/site-config/facts/fact.ts';

/** What people ask about privacy and the assistant, in their own words. */
export const privacyWays: WaysToAsk = {
  cookies: `
    do you set cookies | why is there no cookie banner | third party cookies | cookies | do you use cookies
    | cookie policy | why no cookie banner | reject cookies | do I have to accept cookies | third-party cookies
    | delete cookies | session cookies | are cookies set`,
  tracking: `
    any tracking on this site | do you use google analytics | do you spy on visitors | are there ads
    | do you profile me | tracking | do you track me | google analytics | ads on the site | advertising
    | do you profile visitors | facebook pixel | do you follow what I read | spying | trackers
    | are my visits recorded | which analytics do you use | do you count my clicks | fingerprinting`,
  'third-parties': `
    which third parties receive my data | do you sell my data | who else sees my data | pass my details to advertisers
    | who gets my e-mail address | which companies process my data | who gets my data | share data with third parties
    | data passed to advertisers | who has access to my data | do you give my email to others
    | which companies see my data | subprocessors | partners | does stripe get my address | what does amazon get
    | do you rent out addresses | is my email shared`,
  stored: `
    what do you know about me | which personal information do you collect | what do you save about members
    | what data do you store | personal data collected | privacy policy | which information do you keep
    | data you collect | what is saved in my account | do you store my name | what do you hold on me | privacy
    | how do you handle my data | is my reading history saved | what personal information do you need`,
  retention: `
    how long do you hold my information | when is my data erased by itself | data storage period
    | how long do you keep my data | data retention | when is my data deleted | how long are mails kept
    | retention period | how long is information stored | storage time of personal data
    | keep my account data how long | are data deleted automatically | how long do you store the mails you sent`,
  'logs-kept': `
    do you log my IP | how long are access logs kept | server logs | do you log ip addresses | how long are logs kept
    | log retention | what is in the logs | is my ip stored | access logs | what do you log about visitors`,
  backups: `
    backups | how long are backups kept | are my data in backups | backup retention | is deleted data still in backups
    | do you make backups`,
  hosting: `
    which country is my data in | where are your servers | do you use AWS | is it in the cloud
    | on whose servers does this run | is my data in the US | where is my data stored | which country | servers | aws
    | where is the site hosted | cloud provider | is data in europe | us servers | data location | amazon web services
    | who hosts you | where are the servers | is my data stored in canada | hosting provider`,
  security: `
    can hackers get my data | is the site safe | do you encrypt | how is my password stored
    | how do you protect my details | is my data safe | security | encryption | are passwords encrypted
    | how do you protect data | can hackers read my data | is the site secure | https | how are passwords stored
    | security measures | is it safe to register | protected how`,
  breach: `
    what if you get hacked | would you tell me about a leak | data breach | would you tell me if you were hacked
    | data leak notification | what if my data is stolen | inform users about a breach
    | if somebody steals your database`,
  'browser-storage': `
    what does the site save on my computer | local storage | clear what you keep in my browser
    | what is stored in my browser | what do you save on my computer | clear site data | browser storage
    | what stays on my device | how to remove what you saved in my browser | does signing out clear the data
    | do you store anything on my phone`,
  'orders-kept': `
    how long do you keep invoices | do you delete old orders | how long do you keep orders | keep invoices
    | order history retention | why are orders kept after deletion | bookkeeping | payment records kept
    | how long are purchases recorded`,
  visitors: `
    what do you learn when I just browse | am I counted when I read without an account
    | what do you collect when I only browse | visit without account what is stored | anonymous visitors
    | do you know who I am when I just read | data of guests | what happens when I just look around
    | random number in my browser | not logged in what do you record`,
  'deletion-check': `
    how do you verify a deletion request | can someone else delete my data | confirm deletion | prove that it is me
    | is there a confirmation mail for deletion | somebody asked to delete my data | verification of the request
    | do I need id to delete my data`,
  'answer-sources': `
    where do you get your information | what are your sources | do you search the internet
    | where do your answers come from | your sources | what do you know | do you search the web
    | which texts do you use | do you read the papers | are your answers from the internet
    | what is your knowledge based on | can you read paid papers | do you cite sources | where do you get that from`,
  'card-number': `
    does my credit card data end up on your server | do you see my card | is my card saved | are card details stored
    | do you store my card | credit card data safe | is my card number saved | who sees my card | card details stored
    | do you keep payment details | save my card for next time | do you have my bank data | remember my card`,
  training: `
    do you use my uploads for AI | is my text used to train models | do you feed my data to an AI
    | do you train ai with my data | are my questions used for training | machine learning on my data
    | use my texts for models | do you feed my uploads to ai | train models on user data
    | is my data used to improve ai`,
  'privacy-contact': `
    data protection officer | gdpr contact | who answers privacy questions | complain about privacy
    | correct wrong data about me | privacy contact | who do I ask about my data | e-mail for privacy questions
    | gdpr request where | correct my personal data | how fast do you answer privacy questions | complaint about data
    | wrong data about me | privacy email | who is responsible for data`,
  'chat-privacy': `
    do you save my questions | who reads what I type here | is this chat private | is our conversation recorded
    | do you keep chat history | is the chat private | who reads my chat | chat history | are conversations stored
    | delete my conversation | do you log what I ask | does a human read this | can others see what I ask
    | where is my conversation kept | how long is the chat kept | is this conversation confidential
    | are my messages recorded | can I see my earlier questions again | does my chat go to openai
    | is what I type sent to a third party | why is my old conversation gone`,
  'feedback-kept': `
    what happens when I rate a reply | who sees my thumbs down | are rated answers stored | how long is feedback kept
    | is my name on the feedback | do admins read rated questions | delete my feedback | rated replies kept`,
  authorities: `
    do you give data to the police | court order | government access to my data | law enforcement | subpoena
    | would you hand over my data to authorities | are you forced to disclose`,
  'complain-privacy': `
    complain to the data protection authority | regulator | supervisory authority | where can I complain about data
    | object to processing | right to object | information commissioner`,
  'policy-changes': `
    does the privacy policy change | how will I know about policy changes | when was the privacy policy updated
    | last update of the policy | version of the privacy policy | will you tell members before a change`,
  'children-data': `
    do you collect data of children | child has registered | my child gave you data | data of minors | kids privacy
    | delete my child's data`,
  'device-number': `
    why do you remember my browser | what is the random number of my browser | known browsers
    | do you remember devices I signed in on | how many browsers do you remember | recognise my device`,
  terms: `
    where is the small print | show me the rules of the shop | do terms change later | legal conditions | terms of use
    | terms and conditions | where are the terms | legal stuff | small print | rules of the site | read the contract
    | conditions of sale | tos | agb | user agreement`,
  assistant: `
    what can you do | help | what can I ask you | how can you help me | what do you know about | who are you
    | your name | what is this chat | can you help me`,
  'assistant-model': `
    are you chatgpt | are you a real person | am I talking to a human | are you a bot | which ai is this
    | what model are you | do you use gpt | are you ai | is this a robot | which llm
    | are you an artificial intelligence | is there a human here`,
  accuracy: `
    are your answers right | can you be wrong | can I rely on this bot | do you make things up
    | can I trust your answers | are you always right | do you make mistakes | how reliable are you
    | do you hallucinate | is the information correct | can I rely on what you say | are you accurate
    | do you invent things | may your answers be wrong`,
};
