/**
 * What people say who want a fact, by its id: whole questions in their own words, separated by `|`. A new way to ask is
 * one entry here; a word that means the same everywhere belongs in the lexicon.
 */
export const waysToAsk: Readonly<Record<string, string>> = {
  // Accounts
  'sign-in':
    'where do I log in | get to the login page | how do I enter my account | sign me in | login link',
  'sign-in-fails':
    'my login fails | I keep getting rejected at login | the site will not let me in | locked out after too many attempts | wrong password all the time | login stuck | it says wrong password',
  'sign-out':
    'log me out everywhere | leave my account on a shared computer | end all my sessions | where is the logout button',
  register:
    'how do I become a member | what do you ask for when I join | get started with an account | create a profile | is joining free | does it cost anything to register',
  'need-account':
    'can I buy as a guest | guest checkout | read without signing up | do I have to register to read | use the site without an account | is registration mandatory',
  'account-holds':
    'why should I register | what is the point of an account | what do members get | perks of membership',
  'reset-password':
    'I forgot my password | I do not know my password any more | password gone from my head | send me a new password | recover my login',
  'reset-mail-missing':
    'the reset link does not work | reset link expired | no reset mail in my inbox | password mail never came | how long does the reset link live',
  'change-password': 'pick another password | where do I set a new password | update my password',
  'change-email':
    'I have a new e-mail address | my mail address changed | move my account to another address | typo in my e-mail address | use a different mail for login',
  'password-rules':
    'how many characters does a password need | minimum password length | must a password have digits | what counts as a strong password',
  'delete-account':
    'shut down my profile | close my account for good | I want to leave | get rid of my account | remove my login | unregister me | erase my profile',
  'delete-data':
    'forget everything about me | wipe my personal data | how quick is my info deleted once I ask | right to be forgotten | how fast do you erase my data | how long does a deletion take | delete without signing in',
  'after-deletion':
    'what is left after I leave | do my orders stay after I close the account | do I lose my credits when I delete the account | will my papers be gone when I delete the account | will orders be wiped as well',
  'restore-account': 'I deleted my account by mistake | bring my account back | undo the deletion',
  'export-data':
    'give me everything you have on me | a copy of my personal data | data access request | what do you know about me',
  'share-account':
    'two people on one login | can my wife use my account | share a login with a friend | one account for our lab | family account',
  'account-disabled': 'why am I blocked | my account is suspended | you banned me',
  'account-name':
    'do I have to give my real name | is a phone number required | can I stay anonymous',
  session:
    'why am I logged out all the time | how long does a login last | keep me signed in | do I have to sign in every day',
  notifications:
    'stop mailing me | unsubscribe me | get a mail when something new is out | no more newsletters | turn off e-mails | tell me about new papers | do you have a mailing list | how often do you mail me | too many mails from you',
  settings:
    'the page is too bright | dark theme | switch to night mode | turn off animations | where are the preferences',
  pro: 'upgrade to premium | how do I go pro | is there a monthly fee | how do I end my subscription | paid membership | every month or just one time | what does premium cost',
  // Buying
  refund:
    'not happy with what I bought | give me back my cash | I want my money back | money back guarantee | can I send it back | the paper is rubbish | I bought the wrong paper | right of withdrawal | bought by mistake | how many days do I have to return it | refund after three weeks | can I return an e-book | my money for a bad paper | I am disappointed with an episode | does the money come back',
  'partial-refund':
    'do I keep the file after a refund | can I still read it after the money is back | is access gone after a refund',
  'access-after-payment':
    'when can I open what I paid for | how fast do I get it after paying | bank transfer still pending | money is on its way but no access',
  once: 'will you charge my card again | is it a one time payment | does anything renew | hidden monthly fee | do I pay every month | do you charge me each year',
  'paid-twice':
    'got billed double | charged two times for one paper | my card was debited twice | I bought the same thing twice | bought something I already own | duplicate charge',
  dispute:
    'I opened a chargeback | I asked my bank to reverse the payment | my bank disputes the payment',
  'cancel-order': 'stop my order | call off a purchase | undo a purchase | I ordered by accident',
  payment:
    'which cards are OK | do you take paypal | apple pay | can I pay by invoice | can I pay cash | is paying safe | pay by bank transfer | do you accept amex | how does checkout work | who handles payments | who processes payments',
  currency:
    'do I pay in dollars or pounds | is it in euros | what money are prices in | can I pay in canadian dollars',
  tax: 'is VAT on top | are taxes included | any hidden fees | do you add sales tax | is the price final',
  discount:
    'any promo codes | cheaper for students | bulk price | do teachers pay less | special offers | voucher | can you knock something off | black friday | university discount | student rate',
  delivery:
    'do you ship | will I get a parcel | how do I receive my purchase | is it sent by post | what happens after I pay | when is it delivered | how long does delivery take | how do you send me the paper',
  buy: 'how do I order | where is the buy button | what do you sell | how does shopping work here | what can I buy here | how do I purchase an episode | add to basket | where do I pay',
  // Having and using
  'download-link': 'my download link is dead | link expired | how long is the link good for',
  licence:
    'can I send a paper to a workmate | share the PDF with my team | forward it to a colleague | may I lend it to a friend | put it on our intranet | give a copy to my students | pass the file on | use a figure in my thesis | may I quote from a paper | upload it to researchgate | post the episode on youtube | licence for a class | send a copy to a coworker | a class of students',
  print: 'can I print the PDF | do you sell printed copies | paper version of the e-book',
  devices:
    'read it on my phone and my laptop | does it work on several computers | use it on my tablet too',
  'access-time':
    'does my purchase expire | can I read it forever | how long do I have access | is it mine for good | rent or own',
  download:
    'laptop died can I get my papers again | where is my PDF | lost my files | download once more on a new computer | where are my purchases | paid just now where is my file | find what I bought | second download | my bought papers are gone | where do I get the file I paid for | how do I open my purchase | re-download after a crash',
  receipt:
    'I need a bill for my employer | send me an invoice | proof of payment for taxes | where is my invoice | invoice with company name and VAT number | bill for my tax return | receipt lost | no receipt came',
  'not-arrived':
    'paid but got nothing | my order is missing | money is gone but no paper | nothing in my library after payment | the episode I bought is locked | payment went through but nothing happened',
  'broken-file':
    'the file will not open and I already paid | PDF is corrupt | the MP3 does not play | download is damaged | pages are blank | it does not play can I return it | what to write when a download does not work',
  formats:
    'mp3 or something else | is it a PDF | do you have epub | can I read it on kindle | what kind of file do I get | word file',
  language:
    'are papers in french | other languages than english | do you have it in german | is there a spanish version',
  preview:
    'try before buy for episodes | listen before I pay | can I hear an episode before I buy it | see a few pages first | is there a sample | look inside a paper | how much can I hear for free',
  feed: 'listen in pocket casts | get it in my podcast app | add the show to spotify | RSS address | bought episodes in apple podcasts | subscribe to the show',
  transcripts:
    'read along with the episode | text of an episode | captions for deaf listeners | written version of the talk',
  'playback-speed': 'play it faster | slow the speaker down | listen at double speed',
  ratings: 'leave a review | how do I rate a paper | give stars',
  bookmarks:
    'my favourites are gone | where are saved items | do bookmarks sync between devices | wishlist',
  // Credits and the assistant
  'credits-price':
    'how much for more chat | I need about a hundred chat replies | price of 120 credits | top up the chat | buy more questions | what do 50 replies cost | cheapest pack of credits | which package is best value | I used up my credits | price per credit | what does a package of credits cost | recharge my credits',
  'reply-price':
    'what does one question cost | how many credits per answer | does a long question cost more | do you charge per message | does asking cost money',
  'free-credits':
    'do I get something to try the assistant with | how many credits do I start with | welcome credits | free questions for new members | can I test the chat for free | credits when I sign up',
  'credits-expire':
    'how long are credits valid | do my credits run out of date | credit validity | use credits next year | shelf life of credits',
  'credits-transfer':
    'can my colleague use my leftover credits | give credits to a friend | sell my credits | turn credits into cash | move credits to another account',
  'credits-refund':
    'refund for unused credits | I bought too many credits | do credits vanish when I get refunded | money back for a bad answer | the answer was wrong give me my credit back',
  balance:
    'how many credits do I have | what did I spend credits on | credit statement | where did my credits go | see my usage',
  'balance-negative': 'can I owe you credits | can I go below zero | do I get into debt',
  'credits-app': 'same credits on phone and web | do credits work in lapisai',
  'reply-fails':
    'you could not answer me did that cost me anything | charged for no answer | the reply broke off | I stopped the answer | do I pay when you know nothing | error while replying',
  'answer-sources':
    'where do you get your information | what are your sources | do you search the internet',
  'chat-privacy':
    'do you save my questions | who reads what I type here | is this chat private | is our conversation recorded | do you keep chat history',
  accuracy:
    'are your answers right | can you be wrong | can I rely on this bot | do you make things up',
  terms:
    'where is the small print | show me the rules of the shop | do terms change later | legal conditions',
  // Privacy
  cookies: 'do you set cookies | why is there no cookie banner | third party cookies',
  tracking:
    'any tracking on this site | do you use google analytics | do you spy on visitors | are there ads | do you profile me',
  'third-parties':
    'which third parties receive my data | do you sell my data | who else sees my data | pass my details to advertisers | who gets my e-mail address | which companies process my data',
  stored:
    'what do you know about me | which personal information do you collect | what do you save about members',
  retention:
    'how long do you hold my information | when is my data erased by itself | data storage period',
  'logs-kept': 'do you log my IP | how long are access logs kept',
  hosting:
    'which country is my data in | where are your servers | do you use AWS | is it in the cloud | on whose servers does this run | is my data in the US',
  security:
    'can hackers get my data | is the site safe | do you encrypt | how is my password stored | how do you protect my details',
  breach: 'what if you get hacked | would you tell me about a leak',
  'browser-storage':
    'what does the site save on my computer | local storage | clear what you keep in my browser',
  'orders-kept': 'how long do you keep invoices | do you delete old orders',
  visitors: 'what do you learn when I just browse | am I counted when I read without an account',
  'card-number':
    'does my credit card data end up on your server | do you see my card | is my card saved | are card details stored',
  training:
    'do you use my uploads for AI | is my text used to train models | do you feed my data to an AI',
  'privacy-contact':
    'data protection officer | gdpr contact | who answers privacy questions | complain about privacy | correct wrong data about me',
  // The catalogue
  prices:
    'how expensive is this place | price list | what does all this cost | what do you charge for things',
  free: 'what can I get for nothing | anything free here | freebies | what costs nothing',
  'paper-price': 'what do you charge for a paper | how much is one article | price range of papers',
  papers: 'what can I read here | which topics do papers cover | what are the articles about',
  'paper-author': 'who is the author | who wrote the papers',
  'episode-price':
    'what does a podcast cost | how much is one episode | do I have to pay for podcasts',
  episodes: 'what can I listen to | how long are the episodes | what are the podcasts about',
  ebooks:
    'what do you want for the handbook | do you have books | price of the e-books | books on groundwater',
};
