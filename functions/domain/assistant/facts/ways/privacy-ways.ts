import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** What people ask about privacy and the assistant, in their own words. */
export const privacyWays: WaysToAsk = {
  cookies: `
    do you set cookies | why is there no cookie banner | third party cookies | cookies | do you use cookies
    | cookie policy | why no cookie banner | reject cookies | do I have to accept cookies | third-party cookies
    | delete cookies | session cookies | are cookies set | nosy cookies | do I get cookies
    | where's the cookie banner | no consent pop-up, why | are there biscuits | do you plant cookies on my machine
    | cookie settings | switch off cookies | cookie-free? | how do I decline cookies | tracking cookies`,
  tracking: `
    any tracking on this site | do you use google analytics | do you spy on visitors | are there ads
    | do you profile me | tracking | do you track me | google analytics | ads on the site | advertising
    | do you profile visitors | facebook pixel | do you follow what I read | spying | trackers
    | are my visits recorded | which analytics do you use | do you count my clicks | fingerprinting
    | are you watching me | do you snoop | any google stuff on the page | do you follow me around the web
    | ad trackers | do you build a profile of me | who analyses my clicks | hotjar or the like | heatmaps
    | do ads appear | retargeting | fonts from google? | third party scripts | is my behaviour recorded | pixels
    | do you know what I read | statistics about visitors`,
  'third-parties': `
    which third parties receive my data | do you sell my data | who else sees my data
    | pass my details to advertisers | who gets my e-mail address | which companies process my data
    | who gets my data | share data with third parties | data passed to advertisers | who has access to my data
    | do you give my email to others | which companies see my data | subprocessors | partners
    | does stripe get my address | what does amazon get | do you rent out addresses | is my email shared
    | which outsiders get a peek at my data | who do you pass my info to | does somebody else get my address
    | do advertisers get my data | who are your processors | will my e-mail be sold | do you trade data
    | does amazon see my data | what does stripe learn about me | who besides you knows | partners who get my data
    | are my details given away | data brokers | other companies involved`,
  stored: `
    what do you know about me | which personal information do you collect | what do you save about members
    | what data do you store | personal data collected | privacy policy | which information do you keep
    | data you collect | what is saved in my account | do you store my name | what do you hold on me | privacy
    | how do you handle my data | is my reading history saved | what personal information do you need
    | what do you have on file about me | which details of mine do you keep | what's recorded in my account
    | what do you save when I buy | tell me what you know about your members | data collected on customers
    | do you write down my name | privacy in short | what info is held | which data do you need from me
    | is my listening stored | what do you note about me | data you gather`,
  retention: `
    how long do you hold my information | when is my data erased by itself | data storage period
    | how long do you keep my data | data retention | when is my data deleted | how long are mails kept
    | retention period | how long is information stored | storage time of personal data
    | keep my account data how long | are data deleted automatically | how long do you store the mails you sent
    | how long does my stuff stay with you | for how many years do you keep data | when do you throw my data out
    | storage periods | data kept until when | how long do you hold mails you sent me | deletion periods
    | when does info about me disappear | do you keep data forever | how long do uploads stay
    | how long do you remember me | keep period`,
  'logs-kept': `
    do you log my IP | how long are access logs kept | server logs | do you log ip addresses
    | how long are logs kept | log retention | what is in the logs | is my ip stored | access logs
    | what do you log about visitors | how long do the server logs lie around | ip address saved?
    | are visits logged | what's in your log files | do you note my ip | how long is my ip kept
    | web server protocol | log data deletion | traces in the logs | request logs`,
  backups: `
    backups | how long are backups kept | are my data in backups | backup retention
    | is deleted data still in backups | do you make backups | is there a backup of my data
    | how far back do backups go | old copies of the database | when do backups vanish | restored from backup?
    | copies of deleted data | safety copies how long`,
  hosting: `
    which country is my data in | where are your servers | do you use AWS | is it in the cloud
    | on whose servers does this run | is my data in the US | where is my data stored | which country | servers
    | aws | where is the site hosted | cloud provider | is data in europe | us servers | data location
    | amazon web services | who hosts you | where are the servers | is my data stored in canada | hosting provider
    | where do my data sleep | on which continent are the servers | who runs your machines | cloud or own server
    | data centre location | is it amazon | do my data leave canada | server in europe? | where is everything saved
    | who hosts this | data residency | infrastructure provider`,
  security: `
    can hackers get my data | is the site safe | do you encrypt | how is my password stored
    | how do you protect my details | is my data safe | security | encryption | are passwords encrypted
    | how do you protect data | can hackers read my data | is the site secure | https | how are passwords stored
    | security measures | is it safe to register | protected how | how well is my data guarded
    | could a thief read my password | is it encrypted at all | are you safe from hackers
    | how do you lock things up | is the connection secure | password stored in clear text?
    | what protects my account | are files encrypted | tls | who can read my password | is it risky to register
    | brute force protection | safe to leave my mail here`,
  breach: `
    what if you get hacked | would you tell me about a leak | data breach | would you tell me if you were hacked
    | data leak notification | what if my data is stolen | inform users about a breach
    | if somebody steals your database | would you own up if you were hacked | what if my data gets out
    | do I hear about leaks | if your database is stolen | data in wrong hands | incident notification
    | will I be warned after a hack | tell customers about a leak`,
  'browser-storage': `
    what does the site save on my computer | local storage | clear what you keep in my browser
    | what is stored in my browser | what do you save on my computer | clear site data | browser storage
    | what stays on my device | how to remove what you saved in my browser | does signing out clear the data
    | do you store anything on my phone | what sits in my browser because of you | what do you leave on my device
    | stuff saved locally | local storage what's in it | clear your traces from my browser
    | what do you write to my disk | do ticks and favourites stay in the browser | what remains on a shared computer
    | site data | how do I remove what the site saved here | session storage`,
  'orders-kept': `
    how long do you keep invoices | do you delete old orders | how long do you keep orders | keep invoices
    | order history retention | why are orders kept after deletion | bookkeeping | payment records kept
    | how long are purchases recorded | do you hold on to old bills | how many years do you keep purchases
    | can I have my orders erased | are my invoices stored forever | why do you keep my orders | payments archive
    | tax law keeps orders? | order data after I leave | keep purchase records`,
  visitors: `
    what do you learn when I just browse | am I counted when I read without an account
    | what do you collect when I only browse | visit without account what is stored | anonymous visitors
    | do you know who I am when I just read | data of guests | what happens when I just look around
    | random number in my browser | not logged in what do you record | just looking, do you note that
    | what if I don't log in, what do you see | am I anonymous when I read | do you know who I am without login
    | guest reading recorded? | what do you count when I open a paper | am I tracked without account | mere browsing
    | random number for my visit | what do you learn from a passer-by`,
  'deletion-check': `
    how do you verify a deletion request | can someone else delete my data | confirm deletion | prove that it is me
    | is there a confirmation mail for deletion | somebody asked to delete my data | verification of the request
    | do I need id to delete my data | could a stranger delete my data | how do you know that I am me
    | do I have to prove who I am to be deleted | someone filed a deletion in my name
    | need my passport for deletion? | confirm the deletion how | mail to confirm deletion
    | safety against wrong deletion | what happens after I ask for deletion
    | how do you know that it is really me who asks for deletion | how can you be sure the request is mine
    | what stops others from deleting my account`,
  'answer-sources': `
    where do you get your information | what are your sources | do you search the internet
    | where do your answers come from | your sources | what do you know | do you search the web
    | which texts do you use | do you read the papers | are your answers from the internet
    | what is your knowledge based on | can you read paid papers | do you cite sources | where do you get that from
    | what do you base your answers on | where did you read that | do you google things
    | are you trained on the internet | what's your source | can you look inside paid papers
    | which documents do you know | is that from your site | what do you search | do you make it up or read it
    | show me where it says so | your knowledge`,
  'card-number': `
    does my credit card data end up on your server | do you see my card | is my card saved | are card details stored
    | do you store my card | credit card data safe | is my card number saved | who sees my card
    | card details stored | do you keep payment details | save my card for next time | do you have my bank data
    | remember my card | who on your side handles my plastic card numbers | can you see my card
    | card data on your server? | is my visa number saved | what do you know of my payment
    | do I have to trust you with my card | credit card safe with you | are bank details kept | who stores my card
    | pci | my card number at your place | do staff see my card`,
  training: `
    do you use my uploads for AI | is my text used to train models | do you feed my data to an AI
    | do you train ai with my data | are my questions used for training | machine learning on my data
    | use my texts for models | do you feed my uploads to ai | train models on user data
    | is my data used to improve ai | am I feeding your AI | are my files training data | do you learn from me
    | is my text used for machine learning | do my chats train a model | will you train on my reports
    | used to improve models? | AI trained with customer data | don't use my data for AI`,
  'privacy-contact': `
    data protection officer | gdpr contact | who answers privacy questions | complain about privacy
    | correct wrong data about me | privacy contact | who do I ask about my data | e-mail for privacy questions
    | gdpr request where | correct my personal data | how fast do you answer privacy questions
    | complaint about data | wrong data about me | privacy email | who is responsible for data
    | how soon does a privacy letter get a reply | whom do I write to about my data | data protection contact
    | who's your privacy officer | fix wrong info about me | my data are wrong, correct them | question on gdpr
    | reach the privacy people | data request mail address | how quickly do privacy people answer
    | responsible for data protection | rectify my data`,
  'chat-privacy': `
    do you save my questions | who reads what I type here | is this chat private | is our conversation recorded
    | do you keep chat history | is the chat private | who reads my chat | chat history | are conversations stored
    | delete my conversation | do you log what I ask | does a human read this | can others see what I ask
    | where is my conversation kept | how long is the chat kept | is this conversation confidential
    | are my messages recorded | can I see my earlier questions again | does my chat go to openai
    | is what I type sent to a third party | why is my old conversation gone | do you read my conversations
    | is anybody reading along | what happens to what I type | do you remember what I said last week
    | are my chats saved | can the company see my questions | is this confidential | delete what I asked
    | how long do you keep this talk | log of my questions | does my question go to a third party
    | who has access to my chat | conversation kept? | is this private | forget this chat | where did my old chat go`,
  'feedback-kept': `
    what happens when I rate a reply | who sees my thumbs down | are rated answers stored
    | how long is feedback kept | is my name on the feedback | do admins read rated questions | delete my feedback
    | rated replies kept | you keep my thumbs? | what happens with my vote | who sees that I rated
    | is my rating anonymous | when I thumb down, what is saved | rated question stored how long
    | do admins see my name with a rating | thumbs data`,
  authorities: `
    do you give data to the police | court order | government access to my data | law enforcement | subpoena
    | would you hand over my data to authorities | are you forced to disclose | would you give me up to the police
    | can the tax office get my data | what if a judge asks | secret service access
    | do you cooperate with authorities | hand my data to the state | government requests | warrant
    | would you tell the court about me`,
  'complain-privacy': `
    complain to the data protection authority | regulator | supervisory authority | where can I complain about data
    | object to processing | right to object | information commissioner | whom can I complain to about you
    | I object to the use of my data | privacy watchdog | data protection agency | report you to the regulator
    | I don't agree with the processing | where do I lodge a complaint`,
  'policy-changes': `
    does the privacy policy change | how will I know about policy changes | when was the privacy policy updated
    | last update of the policy | version of the privacy policy | will you tell members before a change
    | do you tell me when the policy changes | privacy policy date | how old is the policy
    | latest version of the privacy policy | could the policy change overnight | notice before changing privacy
    | updates of the policy`,
  'children-data': `
    do you collect data of children | child has registered | my child gave you data | data of minors | kids privacy
    | delete my child's data | my kid signed up by itself | you have data of my child | are children's data safe
    | little one typed in an address | remove what my son gave you | data of a ten year old
    | is this for kids, data wise`,
  'device-number': `
    why do you remember my browser | what is the random number of my browser | known browsers
    | do you remember devices I signed in on | how many browsers do you remember | recognise my device
    | why does it know my browser again | what's this random number for | do you recognise my laptop
    | remembered browsers | hash of my device | you know my computer? | how long do you know my browser
    | device recognition`,
  terms: `
    where is the small print | show me the rules of the shop | do terms change later | legal conditions
    | terms of use | terms and conditions | where are the terms | legal stuff | small print | rules of the site
    | read the contract | conditions of sale | tos | agb | user agreement | rules of the game
    | where's the fine print | legal text | house rules | general conditions | may I read your terms
    | contract terms | show the terms | t&c | what are your terms | legal page`,
  assistant: `
    what can you do | help | what can I ask you | how can you help me | what do you know about | who are you
    | your name | what is this chat | can you help me | what are you good for | what can I ask here
    | how can you be of use | what do you do | tell me what you can | who am I talking to | what's your job
    | introduce yourself | need assistance | what topics do you know | I don't know what to ask | get me started
    | what can the assistant answer | which questions can I put to you | what are you able to answer`,
  'assistant-model': `
    are you chatgpt | are you a real person | am I talking to a human | are you a bot | which ai is this
    | what model are you | do you use gpt | are you ai | is this a robot | which llm
    | are you an artificial intelligence | is there a human here | is a person typing | are you flesh and blood
    | man or machine | chat gpt behind this? | do you have a brain | what technology are you | are you artificial
    | is this AI | which model runs you | gemini or claude | a computer program? | human please, are you one
    | who made this bot | language model?`,
  accuracy: `
    are your answers right | can you be wrong | can I rely on this bot | do you make things up
    | can I trust your answers | are you always right | do you make mistakes | how reliable are you
    | do you hallucinate | is the information correct | can I rely on what you say | are you accurate
    | do you invent things | may your answers be wrong | do you ever lie | how sure are you | can you get it wrong
    | should I believe you | are you trustworthy | fake answers? | do you double check | what if you're wrong
    | hallucinations | correct information guaranteed? | how good are you | rely on the bot | mistaken answers
    | is that true what you say`,
  'letters-kept': `
    how long do my mails stay with you | do you keep our e-mails | what about messages I sent on whatsapp
    | are my letters thrown away | old support mails deleted? | do you save what I write to support
    | correspondence kept | how long is my mail to you stored | whatsapp chat retention`,
  'requests-kept': `
    is the deletion request itself deleted | how long do you keep my request | unconfirmed deletion request
    | I never clicked the confirmation link, what happens | address in the deletion form kept?
    | what about the form I filled in`,
  'deletion-others': `
    does stripe delete me too | will the app store forget me | what do others keep after you delete me
    | remove the app from my phone, is it all gone | payment data at stripe after deletion
    | who else must I ask to delete me | google play knows me still?`,
  'links-out': `
    what does amazon learn when I click | do you tell the shop who I am | does the app store know I came from you
    | clicks on links recorded? | external links and privacy | leaving your site | are outgoing clicks tracked
    | affiliate tag tells what`,
  'admin-log': `
    do your people look into my account | is it noted when an admin changes something
    | who at your company touched my account | staff access recorded? | audit of administrators
    | can employees change my data unseen`,
};
