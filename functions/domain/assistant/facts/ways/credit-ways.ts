import type { WaysToAsk } from '#shared/site-config/facts/fact.ts';

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
    | monthly plan for the chat | more replies please`,
  'credits-saving': `
    which package is the best value | price per credit | price per reply in the big pack
    | is 120 cheaper per reply than 20 | do larger packages save money | how much do I save with 120 credits
    | cheapest price per reply | what does one reply cost in each package | volume discount on credits
    | are bigger packs better value | cost of one credit | how much is one credit in pounds`,
  'reply-price': `
    what does one question cost | how many credits per answer | does a long question cost more
    | do you charge per message | does asking cost money | how much does a question cost | cost per question
    | price of an answer | how many credits per reply | does each message cost | is it one credit per question
    | do long answers cost more | do you charge for follow-up questions | how are credits used
    | what does chatting cost | is asking you free | cost of the assistant | does it cost more if I write a lot
    | when is the credit taken | credit per message | is the chat free`,
  'free-credits': `
    do I get something to try the assistant with | how many credits do I start with | welcome credits
    | free questions for new members | can I test the chat for free | credits when I sign up | free credits
    | how many free questions | credits at sign up | do new users get credits | start balance | welcome bonus
    | trial credits | free replies | credits included with a new account | can I try the bot for free
    | first questions free | how many credits do I begin with`,
  'credits-expire': `
    how long are credits valid | do my credits run out of date | credit validity | use credits next year
    | shelf life of credits | do credits expire | credit expiry date | use them next year
    | will I lose my unused credits | credits valid forever | time limit on credits | do tokens run out after a month
    | old credits still good | can I keep credits for later`,
  'credits-transfer': `
    can my colleague use my leftover credits | give credits to a friend | sell my credits | turn credits into cash
    | move credits to another account | transfer credits | share credits | credits to another account
    | can I get money for unused credits | cash out credits | gift credits | combine credits of two accounts
    | pay out the balance | let a colleague use my credits | merge balances`,
  'credits-refund': `
    refund for unused credits | I bought too many credits | do credits vanish when I get refunded
    | money back for a bad answer | the answer was wrong give me my credit back | refund credits
    | money back for credits | I do not need my credits any more | return unused credits
    | bought the wrong credit package | what happens to credits when a payment is refunded | refund a package
    | are used credits refunded | cancel a credit purchase | credits after a chargeback`,
  'credit-return': `
    the answer was useless do I get my credit back | your bot told me rubbish | bad answer | thumbs down
    | wrong answer refund | the reply did not help | give me my credit back | how do I get a credit back
    | what does the thumb do | rate a reply | downvote a reply | how often can I get credits back
    | limit of returned credits | answer was wrong | unhelpful reply credit | how long do I have to vote a reply down
    | complain about a reply | how many replies can I send back | that was no answer I want my credit`,
  balance: `
    how many credits do I have | what did I spend credits on | credit statement | where did my credits go
    | see my usage | credit balance | check my credits | where is my balance | credits left | credit history
    | what did I spend | list of my credit movements | statement of credits | see used credits
    | how do I check what is left | remaining questions | my credit account`,
  'balance-negative': `
    can I owe you credits | can I go below zero | do I get into debt | negative balance | below zero credits
    | can I owe | minus credits | debt | overdraft | what if my credits go under zero`,
  'credits-app': `
    same credits on phone and web | do credits work in lapisai | credits in the app | same credits on phone
    | one account for app and site | use web credits on mobile | do I have to buy credits twice for the app
    | are app credits separate`,
  'reply-fails': `
    you could not answer me did that cost me anything | charged for no answer | the reply broke off
    | I stopped the answer | do I pay when you know nothing | error while replying | does a failed answer cost
    | charged when no answer | you found nothing did I pay | do I pay if you do not know | error and credit gone
    | stopped the reply halfway | no answer no cost | connection lost during reply | credit taken but no answer
    | network died while you were answering | charged for nothing found | do I lose a credit if the answer fails`,
  'message-length': `
    how long may my question be | maximum length of a message | character limit | can I paste a long text
    | limit of the question | my message is too long | how many characters can I write | can I send you a file
    | can I upload a document in the chat | can I attach a picture to my question`,
};
