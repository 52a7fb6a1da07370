import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** What people ask about the credits of the assistant, in their own words. */
export const creditWays: WaysToAsk = {
  'credits-price': `
    how much for more chat | I need about a hundred chat replies | price of 120 credits | top up the chat
    | buy more questions | what do 50 replies cost | cheapest pack of credits | which package is best value
    | I used up my credits | price per credit | what does a package of credits cost | recharge my credits
    | credits price | how much are credits | buy credits | top up | credit packages | cost of chat credits
    | price of 20 credits | price of 50 credits | how much for 120 credits | cheapest credits | I ran out of credits
    | need more credits | where to buy credits | how to get more questions | refill my chat | credits cost
    | smallest package | largest package | I have no credits left | packs of credits | price list for the assistant
    | monthly plan for the chat | more replies please | top up tokens | biggest credit bundle | I'm out of credits
    | refill my credits | how much for a hundred credits | what do 50 credits cost | 20 credits price
    | price of the big pack | smallest pack | no credits left what now | how do I get more questions
    | buy more replies | which packs are there | how many credits for five pounds | packages of tokens
    | load up credits | can I buy a single credit | recharge | what do I pay for more answers | credit bundles list
    | cost of chat packs`,
  'credits-saving': `
    which package is the best value | price per credit | price per reply in the big pack
    | is 120 cheaper per reply than 20 | do larger packages save money | how much do I save with 120 credits
    | cheapest price per reply | what does one reply cost in each package | volume discount on credits
    | are bigger packs better value | cost of one credit | how much is one credit in pounds
    | which pack is cheapest per question | so what is that per reply | best deal on credits
    | does a bigger pack save money | per reply in the 50 pack | is the large one worth it
    | lowest price for an answer | price per single question in each pack | compare the packs
    | how much do I save with 120 | what does one reply cost in pounds | pence per reply | most economical pack`,
  'reply-price': `
    what does one question cost | how many credits per answer | does a long question cost more
    | do you charge per message | does asking cost money | how much does a question cost | cost per question
    | price of an answer | how many credits per reply | does each message cost | is it one credit per question
    | do long answers cost more | do you charge for follow-up questions | how are credits used
    | what does chatting cost | is asking you free | cost of the assistant | does it cost more if I write a lot
    | when is the credit taken | credit per message | is the chat free | chat fee? | does asking you cost something
    | what do I pay per answer | is this chat free | how many credits does this burn | price of one question
    | am I charged for talking to you | what's a question worth | each message one credit? | cost of a chat
    | do you bill me for this | credits per answer | does small talk cost a credit | will this cost me
    | is hello charged | do follow-up questions cost again | you charge for questions?
    | cost of asking you ten things | what do ten questions cost | price of asking you something
    | asking you, what's the fee`,
  'free-credits': `
    do I get something to try the assistant with | how many credits do I start with | welcome credits
    | free questions for new members | can I test the chat for free | credits when I sign up | free credits
    | how many free questions | credits at sign up | do new users get credits | start balance | welcome bonus
    | trial credits | free replies | credits included with a new account | can I try the bot for free
    | first questions free | how many credits do I begin with | how many to begin with | starter credits
    | welcome present | 5 free credits when I join? | what do newcomers get | gift for new members
    | do I get questions for free at first | how many replies before I have to pay | bonus credits | initial balance
    | credits on the house for new users | free questions at the start`,
  'credits-expire': `
    how long are credits valid | do my credits run out of date | credit validity | use credits next year
    | shelf life of credits | do credits expire | credit expiry date | use them next year
    | will I lose my unused credits | credits valid forever | time limit on credits
    | do tokens run out after a month | old credits still good | can I keep credits for later | do tokens go stale
    | credits good for how long | use them next year? | will my credits vanish | do I have to use them up by a date
    | expiry of the balance | are credits valid forever | best before date of credits
    | lose credits if I don't use them | can I save credits for later | unused credits after a year`,
  'credits-transfer': `
    can my colleague use my leftover credits | give credits to a friend | sell my credits | turn credits into cash
    | move credits to another account | transfer credits | share credits | credits to another account
    | can I get money for unused credits | cash out credits | gift credits | combine credits of two accounts
    | pay out the balance | let a colleague use my credits | merge balances
    | leftover credits, can they be given to a friend | move my balance to another account | gift my credits
    | share credits with my team | cash out my balance | pay me out the unused ones | pool credits in a company
    | my wife has no credits, give her mine | swap credits for a paper | use credits to buy a paper
    | pay for a paper with credits | credits from two accounts together | inherit credits
    | hand over 20 of my credits to a mate | could my brother have what is left of my credits
    | give what is left to my sister | pass my remaining credits to a friend | let my husband have my credits
    | send ten credits to another user | put my credits on my son's account | donate credits to my students
    | split my credits with a colleague | can I give away what I do not use | hand my credits on | lend credits
    | move twenty credits to my flatmate | can a friend have the rest of my credits
    | my mate needs a few credits, take mine`,
  'credits-refund': `
    refund for unused credits | I bought too many credits | do credits vanish when I get refunded
    | money back for a bad answer | the answer was wrong give me my credit back | refund credits
    | money back for credits | I do not need my credits any more | return unused credits
    | bought the wrong credit package | what happens to credits when a payment is refunded | refund a package
    | are used credits refunded | cancel a credit purchase | credits after a chargeback
    | money back for unused credits | I don't need my credits any more | return a credit pack | wrong pack bought
    | undo my credit purchase | refund of tokens | bought too many credits | get my money for the credits
    | what if the payment for credits is returned | refund pack half used | credits gone after a refund
    | cancel the credit purchase`,
  'credit-return': `
    the answer was useless do I get my credit back | your bot told me rubbish | bad answer | thumbs down
    | wrong answer refund | the reply did not help | give me my credit back | how do I get a credit back
    | what does the thumb do | rate a reply | downvote a reply | how often can I get credits back
    | limit of returned credits | answer was wrong | unhelpful reply credit
    | how long do I have to vote a reply down | complain about a reply | how many replies can I send back
    | that was no answer I want my credit | I hit the thumb down on a reply, does that give something back
    | rubbish answer, credit back please | you answered wrong, I want my credit | does thumbs down refund
    | bad reply, can I undo the cost | time limit for saying that a reply did not help
    | how often can I complain about replies | useless answer | reply was nonsense | vote a reply down
    | that did not answer my question | how late may I press the thumb | unhelpful reply
    | got charged but your reply was junk | paid a credit for garbage | that reply was crap
    | you missed the point, credit please | wasted credit on a bad answer
    | that reply was useless, give me the credit back | the reply I just got was useless | can I have the credit back
    | I want back the credit for that answer | your last reply was no help, refund the credit
    | that was a waste of a credit | return my credit, the answer missed | useless, my credit please
    | what you said was wrong and cost me a credit | the bot did not understand me, credit back`,
  balance: `
    how many credits do I have | what did I spend credits on | credit statement | where did my credits go
    | see my usage | credit balance | check my credits | where is my balance | credits left | credit history
    | what did I spend | list of my credit movements | statement of credits | see used credits
    | how do I check what is left | remaining questions | my credit account
    | where can I see each credit that came and went | how much have I got left | what's left on my account
    | who ate my credits | list of what I spent | check my tokens | how many questions can I still ask
    | history of my credits | account statement | usage of credits | remaining balance where
    | how many credits have I left | see my bookings | see every charge`,
  'balance-negative': `
    can I owe you credits | can I go below zero | do I get into debt | negative balance | below zero credits
    | can I owe | minus credits | debt | overdraft | what if my credits go under zero
    | can my balance of credits sink below nought | can I go into the red | overdraft of credits
    | what happens at zero | below zero? | could a refund leave me negative | ask on credit without credits`,
  'credits-app': `
    same credits on phone and web | credits in the app | same credits on phone | one account for app and site
    | use web credits on mobile | do I have to buy credits twice for the app | are app credits separate
    | same tokens in the phone app? | do I pay again in the app | credits on the phone | one balance for app and site
    | use my site credits in the app | buy in the app, use here | shared balance`,
  'reply-fails': `
    you could not answer me did that cost me anything | charged for no answer | the reply broke off
    | I stopped the answer | do I pay when you know nothing | error while replying | does a failed answer cost
    | charged when no answer | you found nothing did I pay | do I pay if you do not know | error and credit gone
    | stopped the reply halfway | no answer no cost | connection lost during reply | credit taken but no answer
    | network died while you were answering | charged for nothing found | do I lose a credit if the answer fails
    | I stopped the reply halfway, was that a credit gone | no answer, still charged?
    | you found nothing, did it cost me | what if you don't know | the answer never came
    | connection broke in the middle of a reply | error instead of an answer, who pays
    | do I pay when you have no idea | aborted reply | got an empty reply | timeout of the assistant
    | charged for nothing | the bot crashed | pressed stop | is not knowing free`,
  'message-length': `
    how long may my question be | maximum length of a message | character limit | can I paste a long text
    | limit of the question | my message is too long | how many characters can I write | can I send you a file
    | can I upload a document in the chat | can I attach a picture to my question | how much can I paste
    | attach a picture here | can you read my pdf | how many letters may I type | question too long
    | limit of a message | upload a log to the chat | can I drop an image | max characters | can you look at a photo
    | paste a whole report`,
  'credits-held': `
    when exactly do you take the credit | is it taken before or after the answer | credit deducted at once?
    | when is the credit gone | charged when I press send? | is the credit reserved first | at which point do I pay
    | two lines in my statement for one reply`,
};
