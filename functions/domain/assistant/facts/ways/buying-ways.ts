import type { WaysToAsk } from '#shared/site-config/facts/fact.ts';

/** What people ask about buying and paying, in their own words. */
export const buyingWays: WaysToAsk = {
  refund: `
    not happy with what I bought | give me back my cash | I want my money back | money back guarantee
    | can I send it back | the paper is rubbish | I bought the wrong paper | right of withdrawal | bought by mistake
    | how many days do I have to return it | refund after three weeks | can I return an e-book
    | my money for a bad paper | I am disappointed with an episode | does the money come back | refund | refund policy
    | can I get my money back | return policy | how do refunds work | I want to return a paper | not satisfied refund
    | I do not like the paper I bought | cancel and refund | is there a money back period | how long can I return
    | refund within 14 days | bought wrong item | paper not as described | not what I expected can I return it
    | will you give my money back if it is bad | cooling off period | withdraw from the purchase | e-book refund
    | episode refund | how do I ask for a refund | how is the refund paid | how long does a refund take
    | can I exchange a paper for another`,
  'partial-refund': `
    do I keep the file after a refund | can I still read it after the money is back | is access gone after a refund
    | do I lose the file after refund | access after refund | keep the pdf when refunded
    | what happens to my paper when you refund me | partial refund access | half refunded do I still own it
    | can I still listen after the refund | refund and keep`,
  'access-after-payment': `
    when can I open what I paid for | how fast do I get it after paying | bank transfer still pending
    | money is on its way but no access | when do I get access | how soon can I download after paying
    | instant access? | paid by bank debit how long | payment pending | when is my order ready
    | is the download available at once | how fast is the file available | sepa payment takes days
    | access starts when | waiting for the payment to arrive | how long till I can read`,
  once: `
    will you charge my card again | is it a one time payment | does anything renew | hidden monthly fee
    | do I pay every month | do you charge me each year | one time payment | do you charge again | recurring charges
    | will my card be billed monthly | is it a subscription or one-off | does it renew | automatic renewal
    | do I pay only once | any later fees | pay every time I open it | just one time or each month
    | hidden recurring cost | will you take money again next year`,
  'paid-twice': `
    got billed double | charged two times for one paper | my card was debited twice | I bought the same thing twice
    | bought something I already own | duplicate charge | paid twice | double charge | charged twice
    | two payments for the same item | I accidentally bought it twice | duplicate payment | card debited two times
    | bought the same episode two times | can I buy something twice by mistake | two charges on my statement
    | twice the money taken`,
  dispute: `
    I opened a chargeback | I asked my bank to reverse the payment | my bank disputes the payment | chargeback
    | dispute the charge | bank dispute | I called my bank to get the money back
    | what if I dispute with my card company | disputed payment and access | reversed payment
    | my bank took the money back`,
  'cancel-order': `
    stop my order | call off a purchase | undo a purchase | I ordered by accident | cancel order | cancel my purchase
    | stop an order I just made | can I cancel after paying | ordered by mistake | undo my order | change my order
    | how to cancel | revoke the purchase | I clicked buy by accident`,
  payment: `
    which cards are OK | do you take paypal | apple pay | can I pay by invoice | can I pay cash | is paying safe
    | pay by bank transfer | do you accept amex | how does checkout work | who handles payments
    | who processes payments | payment methods | how do I pay | do you accept visa | can I pay with paypal
    | apple pay google pay | pay by card | bank transfer possible | do you take mastercard | is klarna available
    | pay with crypto | can I pay by invoice as a university | purchase order | cash payment
    | who processes the payments | is it safe to enter my card | which cards | ways to pay | pay with debit card
    | do you use stripe | is payment secure | how does payment work`,
  currency: `
    do I pay in dollars or pounds | is it in euros | what money are prices in | can I pay in canadian dollars
    | currency | which currency | are prices in dollars | pounds or dollars | can I pay in euro | do you charge in GBP
    | is core in USD | price in canadian dollars | change currency | do I pay exchange fees
    | what currency are credits in | is it pounds sterling`,
  tax: `
    is VAT on top | are taxes included | any hidden fees | do you add sales tax | is the price final | vat
    | is tax included | plus vat? | sales tax added | do prices include vat | gross or net price | hidden costs
    | extra fees at checkout | taxes on top | is the shown price final | do you charge gst | vat id on invoice
    | are there any additional charges | price without tax`,
  discount: `
    any promo codes | cheaper for students | bulk price | do teachers pay less | special offers | voucher
    | can you knock something off | black friday | university discount | student rate | discount | student discount
    | promo code | coupon | any deals | can I get it cheaper | academic price | teacher discount | bulk discount
    | sale | special price for universities | discount for members | voucher code | black friday sale
    | reduction for students | lower price for poor countries | do you have offers | buy three get one
    | is there a bundle price | reduced rate for NGOs | nonprofit price`,
  delivery: `
    do you ship | will I get a parcel | how do I receive my purchase | is it sent by post | what happens after I pay
    | when is it delivered | how long does delivery take | how do you send me the paper | delivery | shipping
    | how long does shipping take | do you deliver to germany | is it a physical product | how do I get what I ordered
    | when do I receive it | do you send it by mail | shipping costs | how will I receive the paper
    | is everything digital | do I get a printed copy sent | postage | delivery time of e-books
    | is it sent to my email | do you ship abroad`,
  buy: `
    how do I order | where is the buy button | what do you sell | how does shopping work here | what can I buy here
    | how do I purchase an episode | add to basket | where do I pay | how to buy | where can I buy
    | how does buying work | place an order | purchase a paper | steps to buy an episode | where is the shop
    | buy button | shopping cart | can I buy several at once | add to cart | is there a basket | what is in the store
    | how do I purchase`,
  'checkout-cancelled': `
    I closed the payment page | I cancelled the checkout was I charged | went back from stripe without paying
    | payment window closed | checkout interrupted | I did not finish paying | left the payment page
    | the payment broke off what now | is an unfinished order charged | resume my purchase
    | browser crashed while paying | my internet broke during payment`,
  'card-declined': `
    my card was declined | payment failed | payment rejected | card not accepted | the payment did not go through
    | why does my card not work | error while paying | bank refused the payment | cannot pay | stripe says declined
    | payment unsuccessful | try another card | card keeps getting refused`,
  gift: `
    buy as a gift | gift card | gift voucher | give a paper as a present | can I buy it for a friend
    | present for a student | christmas gift | send an episode to somebody as a gift | buy for someone else
    | buy on behalf of another person`,
  'terms-change': `
    can the terms change | will you change the terms after I bought | do new terms apply to old purchases
    | how do I hear about changes of the terms | are members told of changes | version of the terms
    | what if you change the rules | terms updated | price changes after I bought`,
};
