import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** What people ask about buying and paying, in their own words. */
export const buyingWays: WaysToAsk = {
  refund: `
    not happy with what I bought | give me back my cash | I want my money back | money back guarantee
    | can I send it back | the paper is rubbish | I bought the wrong paper | right of withdrawal | bought by mistake
    | how many days do I have to return it | refund after three weeks | can I return an e-book
    | my money for a bad paper | I am disappointed with an episode | does the money come back | refund
    | refund policy | can I get my money back | return policy | how do refunds work | I want to return a paper
    | not satisfied refund | I do not like the paper I bought | cancel and refund | is there a money back period
    | how long can I return | refund within 14 days | bought wrong item | paper not as described
    | not what I expected can I return it | will you give my money back if it is bad | cooling off period
    | withdraw from the purchase | e-book refund | episode refund | how do I ask for a refund
    | how is the refund paid | how long does a refund take | can I exchange a paper for another
    | unhappy with purchase | money go back how | this paper is worthless, pay me back
    | I feel cheated by this episode | not worth what I paid | how do I claim my cash | give it back, how
    | want out of my purchase | send my dosh back | the e-book is not what it promised
    | is there a guarantee if it's bad | can I bring it back | what if I hate it | got the wrong thing, undo it
    | return window | I clicked buy by mistake | I don't want it any more | how do I get reimbursed
    | your file is crap I want my money | complaint about a purchase, money please | trial period with money back?
    | what if the paper is useless to me | swap a paper I don't like for another | returned goods policy
    | change of heart after buying | 14 day return | disappointed customer
    | what are my options if I'm not satisfied | when would the refund be on my card | refund for a broken file`,
  'partial-refund': `
    do I keep the file after a refund | can I still read it after the money is back | is access gone after a refund
    | do I lose the file after refund | access after refund | keep the pdf when refunded
    | what happens to my paper when you refund me | partial refund access | half refunded do I still own it
    | can I still listen after the refund | refund and keep
    | money returned in full: do I still get to open the file | after the refund, is the paper gone
    | do you take the paper away when you pay me back | refunded half, can I go on reading
    | if I get my money can I keep the pdf | does the episode vanish from my library when refunded
    | got some of the money back, still mine? | keep listening after getting reimbursed | part of the price returned
    | what about my access when the money comes back | will I lose it if you refund me`,
  'access-after-payment': `
    when can I open what I paid for | how fast do I get it after paying | bank transfer still pending
    | money is on its way but no access | when do I get access | how soon can I download after paying
    | instant access? | paid by bank debit how long | payment pending | when is my order ready
    | is the download available at once | how fast is the file available | sepa payment takes days
    | access starts when | waiting for the payment to arrive | how long till I can read
    | how quick is it mine after I pay | do I get it right off | paid just now, how long till it opens
    | bank transfer takes ages, when can I read | waiting for the debit to clear | is it instant
    | does it unlock straight after paying | how long does the unlocking take | my bank is slow, what about access
    | money has left my account but file is not there yet | when is the purchase complete
    | from when on can I listen | payment under way | minutes or days until I get it
    | do I have to wait after paying | delay between payment and download`,
  once: `
    will you charge my card again | is it a one time payment | does anything renew | hidden monthly fee
    | do I pay every month | do you charge me each year | one time payment | do you charge again | recurring charges
    | will my card be billed monthly | is it a subscription or one-off | does it renew | automatic renewal
    | do I pay only once | any later fees | pay every time I open it | just one time or each month
    | hidden recurring cost | will you take money again next year | do you keep taking money
    | is that it or will there be another bill | does it stop billing by itself | any follow-up costs
    | am I signing up for something recurring | one off or rolling | does the price come up again next year
    | I only want to pay one time | will there be further charges later | no strings attached?
    | do I have to cancel anything later | is my card kept on file and charged | paid one time and then?
    | lifetime or yearly | forever mine after one payment`,
  'paid-twice': `
    got billed double | charged two times for one paper | my card was debited twice | I bought the same thing twice
    | bought something I already own | duplicate charge | paid twice | double charge | charged twice
    | two payments for the same item | I accidentally bought it twice | duplicate payment | card debited two times
    | bought the same episode two times | can I buy something twice by mistake | two charges on my statement
    | twice the money taken | my bank shows two payments | two charges for the same paper | pressed pay two times
    | I bought the same thing again by mistake | same episode paid double | debited twice on my statement
    | you took it twice | duplicate order | can I accidentally buy something I own | own it already and paid again
    | there are two orders for one paper | double transaction | you charged me again for what I had`,
  dispute: `
    I opened a chargeback | I asked my bank to reverse the payment | my bank disputes the payment | chargeback
    | dispute the charge | bank dispute | I called my bank to get the money back
    | what if I dispute with my card company | disputed payment and access | reversed payment
    | my bank took the money back | my bank is contesting the payment
    | I asked my card company to pull the money back | I did a chargeback | claim at the bank instead of asking you
    | disputed charge, can I still read | what if I go to my bank | reclaim through paypal or bank
    | access blocked because of a dispute | contested the charge | is it better to ask you or my bank first`,
  'cancel-order': `
    stop my order | call off a purchase | undo a purchase | I ordered by accident | cancel order
    | cancel my purchase | stop an order I just made | can I cancel after paying | ordered by mistake
    | undo my order | change my order | how to cancel | revoke the purchase | I clicked buy by accident
    | stop my order please | ordered a minute ago, want to cancel | scrap the purchase | call the order off
    | I changed my mind before downloading | undo what I just bought | can the purchase be revoked | annul my order
    | take back my order | cancel button? | how do I withdraw an order | order by accident, cancel`,
  payment: `
    which cards are OK | do you take paypal | apple pay | can I pay by invoice | can I pay cash | is paying safe
    | pay by bank transfer | do you accept amex | how does checkout work | who handles payments
    | who processes payments | payment methods | how do I pay | do you accept visa | can I pay with paypal
    | apple pay google pay | pay by card | bank transfer possible | do you take mastercard | is klarna available
    | pay with crypto | can I pay by invoice as a university | purchase order | cash payment
    | who processes the payments | is it safe to enter my card | which cards | ways to pay | pay with debit card
    | do you use stripe | is payment secure | how does payment work | Apple Pay maybe | can I use my visa
    | plastic accepted? | is amex ok | klarna possible | pay by invoice later | bitcoin accepted | sepa debit
    | can I pay on account | cheque in the mail | google pay? | pay with my phone | what's the way to pay
    | who takes my money | which payment provider | can I wire the money | paypal? | how do you want to be paid
    | can my company pay by bank transfer | purchase order from the university | is it safe to pay here
    | do you offer instalments | twint or ideal | do I have to have a credit card | prepaid card
    | where do I enter my card | settle up how`,
  currency: `
    do I pay in dollars or pounds | is it in euros | what money are prices in | can I pay in canadian dollars
    | currency | which currency | are prices in dollars | pounds or dollars | can I pay in euro | do you charge in GBP
    | price in canadian dollars | change currency | do I pay exchange fees | what currency are credits in
    | is it pounds sterling | dollars or pounds | what money do you use | is that in euros
    | are those canadian dollars | how much is it in dollars | do I pay in my own money | yen?
    | will I be charged in pounds | which currency does my card see | convert to euro | exchange rate
    | price in CAD or USD | can I pay in swiss francs | symbol before the price, which currency | are amounts in GBP`,
  tax: `
    is VAT on top | are taxes included | any hidden fees | do you add sales tax | is the price final | vat
    | is tax included | plus vat? | sales tax added | do prices include vat | gross or net price | hidden costs
    | extra fees at checkout | taxes on top | is the shown price final | do you charge gst | vat id on invoice
    | are there any additional charges | price without tax | will the price jump once I reach the checkout
    | does anything get added at the till | final price or plus tax | vat included? | sales tax on top
    | is it net or gross | any hidden charges | fees at checkout | what you see is what you pay?
    | VAT number on the invoice | do I pay import duty | gst for canadians | tax free for companies
    | surprise costs at the end | reverse charge | price incl tax`,
  discount: `
    any promo codes | cheaper for students | bulk price | do teachers pay less | special offers | voucher
    | can you knock something off | black friday | university discount | student rate | discount | student discount
    | promo code | coupon | any deals | can I get it cheaper | academic price | teacher discount | bulk discount
    | sale | special price for universities | discount for members | voucher code | black friday sale
    | reduction for students | lower price for poor countries | do you have offers | buy three get one
    | is there a bundle price | reduced rate for NGOs | nonprofit price | promo code please | mates' rates
    | I'm broke, any cheaper | cheaper for pupils | rebate for members | do unis pay less | any sale coming up
    | black friday deal | bundle of papers for less | buy ten get one free | bulk price for papers
    | special price for charities | reduced rate for pensioners | can we negotiate | loyalty points
    | air miles or reward points | cheaper if I buy several | early bird price | unemployed discount
    | price for a developing country | any bargain right now | student bargain
    | coupon field where`,
  delivery: `
    do you ship | will I get a parcel | how do I receive my purchase | is it sent by post | what happens after I pay
    | when is it delivered | how long does delivery take | how do you send me the paper | delivery | shipping
    | how long does shipping take | do you deliver to germany | is it a physical product
    | how do I get what I ordered | when do I receive it | do you send it by mail | shipping costs
    | how will I receive the paper | is everything digital | do I get a printed copy sent | postage
    | delivery time of e-books | is it sent to my email | do you ship abroad | when does the parcel come
    | do you post things | how does it get to me | do I get a box in the mail | shipping to norway | postage costs
    | courier or download | is it on paper or digital | CD or USB stick | how will I receive my paper
    | tracking number | how does an order reach me | is it mailed to me | is there something physical
    | delivered by e-mail? | how do I get hold of what I ordered | days until it arrives
    | arrives in my inbox or where | when will I have it | shipping fees | will it be sent to my home`,
  buy: `
    how do I order | where is the buy button | what do you sell | how does shopping work here | what can I buy here
    | how do I purchase an episode | add to basket | where do I pay | how to buy | where can I buy
    | how does buying work | place an order | purchase a paper | steps to buy an episode | where is the shop
    | buy button | shopping cart | can I buy several at once | add to cart | is there a basket
    | what is in the store | how do I purchase | how does one order here | I'd like to purchase a paper, how
    | what's the procedure for buying | where's the basket | what can I spend money on here | place an order how
    | can I buy right here in the chat | order form | take my money, how | things for sale | checkout how
    | is there a shop | can I buy several things in one go | purchase without visiting you`,
  'checkout-cancelled': `
    I closed the payment page | I cancelled the checkout was I charged | went back from stripe without paying
    | payment window closed | checkout interrupted | I did not finish paying | left the payment page
    | the payment broke off what now | is an unfinished order charged | resume my purchase
    | browser crashed while paying | my internet broke during payment | I closed the tab while paying
    | browser froze at the payment | internet went down during checkout | did you take money although I went back
    | pressed back on the stripe page | quit the checkout halfway | payment window vanished | I aborted the payment
    | not sure if the payment went through | started paying, then stopped | backed out at the last step
    | phone died at checkout | left without paying, am I charged | can I start the payment again`,
  'card-declined': `
    my card was declined | payment failed | payment rejected | card not accepted | the payment did not go through
    | why does my card not work | error while paying | bank refused the payment | cannot pay | stripe says declined
    | payment unsuccessful | try another card | card keeps getting refused | my visa bounced | it won't take my card
    | payment refused twice | stripe says no | bank rejected the payment | card not accepted, what now
    | cannot pay, error at the card page | transaction failed | insufficient funds message
    | my card isn't working on your page | payment didn't go through | credit card rejected why
    | authorisation failed | 3d secure fails`,
  gift: `
    buy as a gift | gift card | gift voucher | give a paper as a present | can I buy it for a friend
    | present for a student | christmas gift | send an episode to somebody as a gift | buy for someone else
    | buy on behalf of another person | a paper for my daughter's birthday | can I give an episode away
    | christmas present voucher | buy it for somebody else | send it to a friend as a surprise | gift certificate
    | gift wrapped? | treat a colleague to an e-book | pay for my friend's paper | donate a paper to somebody`,
  'terms-change': `
    can the terms change | will you change the terms after I bought | do new terms apply to old purchases
    | how do I hear about changes of the terms | are members told of changes | version of the terms
    | what if you change the rules | terms updated | price changes after I bought
    | could you change the rules on me later | is my old purchase under new terms
    | will conditions change afterwards | do you announce new terms | which version of the terms holds for me
    | terms of the day I bought | what if you rewrite the terms | are members told about new terms
    | old terms or new terms for my purchase | notice of changed conditions`,
  quoting: `
    may I quote three lines | a school magazine wants three lines of your paper, fine?
    | cite your paper in my thesis | how do I reference your article | use a sentence of yours in my blog
    | quote in a report to a client | reproduce a paragraph with credit | am I allowed to cite you
    | can I put a quotation in my book | mention your paper as a source | excerpt in a lecture
    | how long may a quotation be | reprint a passage | literature reference to your paper
    | do I need permission to quote | citing your papers`,
  'consumer-rights': `
    does buyer law of my own country still protect me with you | what about my statutory rights
    | I am in the EU, do my rights count | withdrawal right by law | consumer protection
    | are my rights as a buyer limited | legal warranty | do your terms cut my rights | german consumer law
    | my national law says I may withdraw | rights the law gives me`,
  uptime: `
    is the site down | your page was offline yesterday | do you guarantee availability | will the site always work
    | outage | server down | do you promise it never stops | maintenance window | site unreachable
    | how reliable is the service | what if the site is down when I need my file | sla`,
  'terms-cover': `
    who is the contract with | do I agree to something by browsing | do the terms hold for the apps too
    | what do I accept when I use the site | what is covered by the terms | am I bound by the terms
    | if one clause is invalid | contract partner | must I accept the terms`,
};
