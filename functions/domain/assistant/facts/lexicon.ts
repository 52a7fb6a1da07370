import type { Topics } from '#shared/assistant/fact.ts';

/** Things that every shop has, with the words that visitors use for them. */
export const things: Topics = {
  intruder:
    'was hacked, got hacked, been hacked, hacked my account, stole my password, somebody else in my account, someone in my account, someone is using my account, somebody is using my account, someone else uses my account, somebody else uses my account, someone else knows my password, knows my password, account stolen, account compromised, account is compromised, strange login, login that was not me',
  myChats:
    'my chats, my chat, my questions, my messages, our conversation, our chat, this conversation, chat history, conversations, conversation, what i ask, what i type, what i write here',
  account:
    'account, my account, profile, user account, membership, my membership, my user, my login account, my profile page',
  password: 'password, passwords, passcode, pass word, passphrase, secret word, login secret',
  email:
    'email, e-mail, e mail, mail, email address, e-mail address, mail address, inbox, mailbox, mail box',
  signIn:
    'sign in, signin, log in, login, log into, sign into, logging in, signing in, logged in, get into my account, access my account, log on, logon, into my account, login page, login fails, log me in, sign me in, get in, signed in, get inside, enter my account, let me in, get back in, login screen, sign in screen, authenticate, entry to my account, log back in, sign back in',
  signOut:
    'sign out, signout, log out, logout, log off, logoff, sign off, logging out, signing out, logged out, sign me out, log me out, end my session, leave my account, log myself out, kick other devices, switch user, end session, quit my session, leave my session',
  register:
    'register, registration, sign up, signup, signing up, create account, create an account, creating an account, open an account, make an account, new account, become a member, set up an account, get an account, join, create a profile, open account, making an account, make account, get started with an account, enrol, enroll, new user, new member, become member, joining, set up a profile, register myself, opening an account, account creation, set up account, sign me up, set me up, get on board, newcomer, register here, registering, become one of you, start an account, join up, enlist',
  credits:
    'credit, credits, chat credits, chat credit, assistant credits, tokens, chat replies, chat reply, hundred replies, credit pack, credit packs, credit package, credit packages, bundle, bundles, chat tokens, ai credits, token, chat token, credit bundle, credit bundles, reply pack',
  balance:
    'balance, how many credits, credits left, remaining credits, statement, credits remaining, credits do i have, how many credits do i, credit history, credit statement, credits statement, what i spent, usage history, my usage, statment, left over credits, spent so far, left on my account, left over, how many have i left, used so far, where did my credits go, spent credits, came and went',
  outOfCredits:
    'out of credits, run out, ran out, no credits, top up, topup, need more credits, buy more credits, get more credits, buy credits, get credits, recharge, no more credits, additional credits, extra credits, credits are gone, used up, all used, more credits, refill, reload, credits ran out, zero credits, 0 credits, buying credits, purchase credits, purchase more credits, out of tokens, credits used up, buy more replies, more questions, top up tokens, load up',
  assistant:
    'assistant, chatbot, chat bot, bot, chat, robot, this chat, ask a question, ai assistant, ai chat, this bot, the bot, the ai, this ai, your ai, your bot, ai helper, virtual assistant, chat window',
  model:
    'chatgpt, gpt, openai, claude, gemini, llm, language model, are you human, are you a human, are you a robot, are you real, are you ai, are you an ai, are you a bot, am i talking to a human, powered by, language models, large language model, deepseek, mistral, llama, copilot, bard, which ai, what ai, are you chatgpt, are you a person, are you a real, neural network behind, a machine or',
  file: 'file, files, pdf, pdfs, mp3, mp3s',
  paper:
    'paper, papers, article, articles, publication, publications, write up, scientific article, pdf paper, essay, essays',
  episode:
    'episode, episodes, podcast, podcasts, audio book, audiobook, audio books, audiobooks, talks, audio hub, podcast hub, talk, broadcast, audio talk, listen to',
  ebook:
    'ebook, ebooks, e-book, e-books, e book, e books, book, books, handbook, handbooks, workbook, textbook, compendium, field cards',
  product:
    'product, products, item, items, everything you sell, things you sell, what do you sell, what can i buy',
  store: 'the store, your store, online store, store page, shop, online shop, web shop',
  purchases:
    'my purchases, your purchases, past purchases, my orders, my order, order history, past orders, what i bought, what i own, i bought, i have bought, already bought, already own, my library, i purchased, have purchased, i ordered, already paid for, bought papers, bought podcasts, bought episodes, what i paid for, my bought, my papers, my episodes, my ebooks, my books, my things, my stuff, purchase history, purchased papers, purchased episodes, purchased files, purchased items, bought items, bought files, list of my orders, order list, i paid for, stuff i bought, things i bought, what i paid, my shelf, my downloads, bought stuff, my acquisitions, items i own, things i own, bought things',
  receipt:
    'receipt, receipts, invoice, invoices, proof of purchase, proof of payment, bill, bills, billing document, tax invoice, vat invoice, purchase confirmation, order confirmation, paperwork for my purchase, expense report, expenses, taxman, accountant, for my taxes, expense claim, document for my boss, invoice copy, bookkeeping document, tax office, payment confirmation, confirmation of payment',
  payment:
    'pay, paying, paid, payed, payment, payments, payment method, payment methods, ways to pay, payment options, card, cards, credit card, credit cards, debit card, visa, mastercard, amex, american express, paypal, apple pay, google pay, stripe, bank transfer, wire transfer, pay with, sepa, klarna, cash, checkout, wallet, wallets, maestro, discover card, ach, iban, invoice me, ways of paying, pay by, pay via, pay through, pay online, pay later, instalments, installments, bank card, bank account, direct debit, cheque, check by mail, alipay, wechat, ideal, giropay, how to pay, settle the bill, card details, card data, card number, card numbers, transaction, transactions, declined, got declined, payment declined, plastic, pay on account, pay by invoice, purchase order, twint, prepaid card, cards do you take, checkout page, prepaid, pay up, payment provider, payment processor, pay you',
  currency:
    'currency, currencies, dollars, euro, euros, pounds, usd, eur, gbp, cad, in dollars, sterling, dollar, pound, gbp or usd, which money, us dollars, canadian dollars, yen, francs, rupees, local currency, own currency, which dollar, canadian or us, aud, chf, my own money',
  tax: 'tax, taxes, vat, gst, sales tax, taxes included, plus vat, plus tax, without tax, incl tax, including tax, hst, duty, import duty, duties, net or gross, gross or net, reverse charge, final price, hidden charges',
  transcript:
    'transcript, transcripts, subtitles, captions, written version, text of the episode, text version, read along, full text of the episode, read the episode, subtitle, lyrics, script of, words of the episode, what is said, read what is said, written text, spoken text, deaf, hard of hearing, cant hear',
  preview:
    'preview, previews, free sample, free samples, a sample, the sample, sample of, try before, listen before, trial, free trial, excerpt, demo, try it, test it, try out, first minute, try before buy, try first, hear first, listen first, hear before, see before, look before, read before, before i buy, before buying, before i pay, before paying, before purchase, before purchasing, sneak peek, taster, teaser, test before, tryout, sampler, snippet, have a listen, how it sounds, first pages, few pages, look inside, demo version, test version, try the, first bit, ears before wallet, before wallet, taste, a taste, peek, peek inside, glimpse, hear a bit, bit first, test drive, test listen, before i shell out, before committing, look inside a, sniff, first seconds, play a bit, short clip, clip, pig in a poke',
  feed: 'feed, feeds, rss, rss feed, podcast app, apple podcasts, spotify, overcast, pocket casts, private feed, podcast player, podcast apps, apple podcast, google podcasts, podcast addict, antennapod, castbox, podcast client, podcatcher, in my app, rss url, feed url, feed link, my own player, car play, carplay, listen in my car, podcatchers, my commute app, itunes, xml feed, rss link, add by url, castro, my podcast client, player of my choice',
  playbackSpeed:
    'playback speed, listening speed, play faster, play slower, speed, speed up, slow down, faster, slower, double speed, half speed, 1.5x, 2x, 2x speed, speeds, tempo, too fast, too slow',
  theme:
    'dark mode, light mode, dark theme, night mode, theme, colours of the site, light theme, dark, light or dark, black background, colour scheme, color scheme, too bright, bright screen, appearance, hurts my eyes, dark screen, darkmode',
  notifications:
    'notification, notifications, newsletter, newsletters, mailing list, unsubscribe, stop your mails, mails from you, emails from you, your mails about, mails about new, stop emails, stop emailing, spam, new papers by mail, notification mails, notification mail, notification emails, stop the mails, stop mails, stop mailing, no more mails, no more emails, no more email, stop the emails, get rid of your mails, get rid of mails, get rid of your emails, mailshot, announcements, alert, alerts, tell me when, let me know when, keep me posted, inform me, new papers by email, unsubscribing, opt out, mails about, emails about, junk mail, mailings, news by mail, marketing mails, marketing emails, email updates, mail me, mailing me, e-mail me, email me, those mails, your messages, weekly digest, digest, pester, pestering, mails annoy, bulletin, keep me informed, hear about new, told about new, promotional',
  rating:
    'rating, ratings, review, reviews, star, stars, testimonial, testimonials, rate, rated, rate a, leave a comment, comment, comments, score a, give stars, customer opinions, opinions, references from customers, verdict, opinion, give my opinion, leave feedback on, vote on, grade a',
  bookmarks:
    'bookmark, bookmarks, favourite, favourites, favorite, favorites, saved items, save for later, wishlist, wish list, read later, likes, liked, my list, favourited, favorited, starred, reading list, read list, mark for later, for later, keep for later',
  privacy:
    'privacy, privacy policy, data protection, gdpr, personal data, personal information, my information, data privacy, ccpa, pipeda, confidential data, private information, privacy statement, privacy notice, data policy, personal details, my info, personal info, my details, compliant, compliance, gdpr compliant',
  data: 'data, my data, your data about me, files i upload, uploads, uploaded, upload',
  logs: 'server logs, access logs, ip address, log files',
  cookies:
    'cookie, cookies, tracking cookies, cookie banner, cookies banner, cookie notice, cookie consent, consent banner',
  tracking:
    'tracker, trackers, tracking, track me, track, analytics, google analytics, profiling, ads, ad, advert, adverts, banner, advertising, advertisements, tracked, spy, spying, surveillance, fingerprinting, facebook pixel, pixel, follow me around, monitor me, watch me, snoop, ad network, snooping, heatmap, heatmaps, hotjar, retargeting, watching me, follow my clicks, behaviour recorded, build a profile, profile of me',
  thirdParties:
    'who gets to see, gets to see, third party, third parties, share my data, sell my data, sell data, sell my information, share data, who sees, who can see, who has access, pass on my data, share with, pass my data, give my data, hand my data, sell my, share my, to others, to other companies, other companies, other firms, who else gets, who else sees, who gets, subprocessors, sub-processors, processors, sell on, passed on to, shared with, given to, google get, advertisers, outsiders, partners, with anyone, with anybody, sell users, peek at my data, outsider, strangers, get a peek, data brokers, broker, pass my, handed to others, trade data, trade my data, other parties, anyone else see, anybody else see',
  training:
    'train models, train ai, train on my, train your models, training models, trained on, use my data to train, used for training, train, train your ai, feed your ai, teach your ai, ai training, used to train, learn from my, use my text, use my files, use my reports, machine learning on my, feeding your ai, feed an ai, teach a model, training data, improve models, fine tune, finetune, train a model, trained with',
  security:
    'security, secure, safe, encrypted, encryption, safely, hacked, protected, breach, hack, hackers, leaked, leak, stolen, steal, unsafe, how safe, https, encrypt, ssl, protect, protects, protection, secured, guarded, thief, lock things, locked up, tls, encrypts, intercept, eavesdrop, safe with you, risky, in safe hands, brute force',
  hosting:
    'hosting, hosted, servers, aws, amazon web services, where is my data, data centre, data center, host, cloud, which country is my data, where are your servers, server location, data stored, stored where, on which servers, your servers, which cloud, in the cloud, server',
  collect:
    'collect, collects, store, gather, hold about, know about, save about, record about, save, saved, saving, log about, note about, keep track of, stored about, know of me, information do you',
  retention:
    'retention, data retention, keep my, keep, kept, how long do you keep, how long is kept, retain, retained, stored for, stored longer, store longer, saved for, hold my, hang on to, hang onto, hold on to, hold onto, keep hold, stay on your server, stay on your servers, stays on your, remain on your, remain stored, remains stored, storing, stays stored, archived, how long are, how long is my, save my, store my',
  backups: 'backup, backups',
  age: 'age, minimum age, how old, old enough, kids, children, child, minors, underage, years old, my son, my daughter, teenager, how old must, minimal age, age limit, age restriction, under 18, under age, under 16, 12 years, 14 years, 15 years, 16 years, my kid, teenagers, teens, too young, adult, adults only, grown up, year old, nine year old, ten year old, eleven year old, twelve year old, grown ups, under aged, school kids, my nephew, my niece, my grandchild, old must, juvenile, juveniles, 18 plus, parental, adults, youngest, how young, too old, minimum years',
  law: 'governing law, jurisdiction, court, courts, which law, legal, law, laws, legally, lawsuit, sue, what jurisdiction, jurisdictions, legal venue, arbitration, sued, lawyer, legislation, applicable law, legal system',
  terms: 'terms, terms of use, terms of service, terms and conditions, conditions, agreement',
  liability:
    'liability, liable, warranty, guarantee, guaranteed, responsible if, accountable, at fault, your fault, compensate, damages, who pays if, pay for damage, held responsible, responsible for, blame, to blame, reimburse damage, answer for mistakes, hold you responsible, insured, insurance',
  company:
    'company, who are you, about you, your company, the company, about the company, about this site, this site, this website, what do you do, who runs, who made, who is behind, who created, who built, about us, tell me about yourself, what is this, your business, what are you about, introduce yourself, your firm, firm, your team, people behind, behind this, your history, you guys, who am i dealing with, the founders, founder, founders, the owner, owner of the site, when were you founded, what are you, what kind of company, organisation, organization, who owns the company, who owns this site, who owns this, outfit, your people, you people, you folks, this place, this outfit, running the show, behind the curtain, who am i buying from',
  vision: 'vision, your vision',
  mission:
    'mission, your values, company values, believe in, principles, what you stand for, philosophy',
  jobs: 'job, jobs, career, careers, vacancy, vacancies, hiring, internship, work for you, work at, recruit, employment, job opening',
  press:
    'press, journalist, journalists, media enquiry, interview, press kit, reporter, reporters, magazine, newspaper, tv station, television, news desk, media desk',
  social:
    'social, social media, linkedin, youtube, github, twitter, facebook, instagram, tiktok, mastodon, x account, follow you on, your socials, socials, on twitter, on linkedin, mastodon account, bluesky, threads, blog, your blog, news page',
  pro: 'pro, upgrade to pro, premium, premium member, premium membership, pro plan, pro account, upgrade',
  greeting:
    'hello, hi, hey, good morning, good afternoon, good evening, hi there, hello there, greetings, hiya, howdy, yo, good day, whats up, sup, hola, bonjour, hallo, moin',
  thanks: 'thanks, thank you, thx, cheers, ty, thank you very much, many thanks',
  goodbye: 'bye, goodbye, see you, farewell',
  capability:
    'what can you do, what can i ask, help me, what do you know, how can you help, can you help me, can you help, what can you help, what questions, your capabilities, help',
  settings: 'setting, settings, preferences, options',
  website: 'accessible, accessibility, screen reader, browser, browsers',
};

/** What people want to know about a thing. */
export const aspects: Topics = {
  perReply:
    'how many credits is, how many credits for, how many credits per, credits per, per question, per answer, per message, per reply, each question, each answer, one question, one answer, single question, single answer',
  restore:
    'restore, restored, reopen, re-open, reactivate, revive, undelete, bring back, undo the deletion',
  invent:
    'make up, makes up, made up, make things up, invent, invents, invented, fabricate, hallucinate, hallucinations',
  refuse:
    'refuse, refuses, refused, reject, decline, turn down, turned down, not accept, do not take, wont do, will not do',
  upFront:
    'up front, upfront, in advance, prepay, deposit, down payment, beforehand, before you start, before you begin, first pay',
  rights:
    'rights, right to, ownership, own the, own our, intellectual property, ip rights, belong, belongs, belongs to, belong to, who owns the results, who owns the data, whose property, proprietary, who owns, who does own, who holds the rights',
  price:
    'price, prices, pricing, priced, cost, costs, costing, fee, fees, how much, howmuch, rates, price list, you charge, tariff, expensive, cheap, affordable, what do i pay, money for, costly, worth, bucks, quid, charge, charges, fare, price tag, set me back, how much money, going rate, what would i pay, what will i pay, what i pay, what i have to pay, i have to pay, come to, costs me, cost me, pricey, do you want for, they want for, you want for, do you take for, want for it, ask for it, owe, how many dollars, how many pounds, how many euros, hourly rate, day rate, for how much, budget, billed, bill me, charging, damage, the damage, whats the damage, set us back, set you back, cough up, fork out, shell out, part with, purse, out of pocket, dear is, how dear, dearer, outlay, spend on, total cost, price wise, dough, going for, sell for, sells for, stand me, knock me back, asking price, pence, penny, pennies, hit my wallet, hurt my wallet',
  free: 'free, for free, gratis, for nothing, no cost, no charge, without paying, complimentary, have to pay, need to pay, must i pay, do i pay, costs nothing, cost nothing, charged for, free of charge, at no cost, at no charge, zero cost, for zero, without payment, costless, cost anything, cost me anything, no money, on the house, zilch, freebie, freebies, without a fee, at no expense, cost a penny, cost me a penny, without opening my wallet, without spending, chargeless, zero budget',
  discount:
    'discount, discounts, discounted, coupon, coupons, promo, promo code, voucher, discount code, deal, deals, special offer, special offers, promotion, cheaper, bulk, reduced price, price reduction, volume pricing, save money, gift card, sale, sales price, price cut, knock off, money off, percent off, rebate, black friday, voucher code, better price, lower price, haggle, bundle price, special price, promo codes, loyalty, concession, concessions, any offers, knock something off, knock anything off, mates rates, bargain, bargains, haggling, negotiate, negotiable, buy one get one, price break, reduction, reduced rate, cheaper rate, student rate, less for, any cheaper, for less',
  student:
    'student, students, university, academic, academics, teacher, teachers, school, educational, education, teaching, student discount, student price, researcher, ngo, nonprofit, charity, phd, undergrad, undergraduate, college, lecturer, professor, pupil, pupils, campus, faculty, scholar, scholars',
  subscription:
    'subscription, subscriptions, monthly, per month, a month, recurring, renew, renewal, auto renew, monthly fee, monthly plan, plan, plans, yearly, annual, per year, membership, membership fee, one time, one-off, one off, pay once, paid once, once only, lifetime, every month, each month, monthly payment, monthly cost, monthly price, one time payment, one-time, just once, pay again, ongoing cost, ongoing fee, every year, each year, per week, recurring payment, keep paying, pay every, rolling, keeps billing, keep billing, auto renews, renews itself, tied in, locked in, standing charge, season ticket, flat rate, flat fee, monthly bill, keep taking, regular payment, per annum, a year',
  subscribe: 'subscribe, subscribing, follow',
  refund:
    'refund, refunds, refunded, refunding, partial refund, partially refunded, half refunded, refundable, refund policy, get my money back, my money back, money back, my money, return policy, returns policy, return it, return an item, return something, can i return, reimbursement, reimburse, get my money, not happy, unhappy, dissatisfied, not satisfied, unsatisfied, change my mind, changed my mind, withdraw, right of withdrawal, dont like, do not like, didnt like, disappointed, give me back, give back my, give my money back, cash back, my cash back, my cash, money returned, pay me back, pay back, paid back, get back what i paid, send back, send it back, give it back, bring it back, claim my money, repay, repaid, reclaim, chargeback policy, moneyback, made a mistake buying, regret, not what i expected, not as i expected, not as advertised, disappointing, waste of money, rip off, gone after a refund, returned, no good, useless, money is back, returns, reverse the payment, reverse a payment, want out, undo the purchase, undo my purchase, bought the wrong, wrong purchase, wrong item, hate it, hated it, rubbish, let down, worthless, feel cheated, ripped off, cheated, store credit, exchange it, swap it, give back the money, moneys back, money go back, unwanted, dont want it, do not want it, no longer want it, pays me back, compensated, not worth',
  cancel:
    'cancel, cancels, cancellation, cancelling, canceling, cancel my order, call off, back out, withdraw my order, revoke, undo my order, undo my purchase, stop my order, pull out, cancelled, canceled, annul, abort, call it off, pull the plug on my order, stop the order, undo an order, retract',
  twice:
    'twice, double charged, charged twice, paid twice, two times, duplicate payment, double payment, by accident, accidentally, by mistake, double, billed double, billed twice, double billed, double billing, double charge, doubly, debited twice, two charges, two payments, two debits, taken twice, same thing twice, second charge, charged double, paid double, bought it twice, clicked twice, 2 times, 2x charged, two receipts, duplicate order, duplicate charge, same paper two times, two orders, second time by mistake, again by mistake, 2 payments, 2 charges',
  dispute: 'dispute, chargeback, disputed',
  delivery:
    'delivery, deliver, delivered, deliveries, shipping, ship, shipped, arrive, arrives, turnaround, turn around, dispatch, turnaround time, delivery time, get the file, get the mp3, finished, ready, physical, postage, send me, posted, by post, how do i get it, how do i get my, how do i receive, receive it, receive my, come by mail, in the mail, courier, download immediately, instantly, straight away, right away, immediately, hand over, handed over, lead time, done by',
  time: 'when, how long, how soon, how fast, how quick, how quickly, how long does it take, time, deadline, how many days, how many hours, long until, take long, till, until when, by when, what day, when can i, when will, when do, when does, how many weeks, how many months, what time frame, time frame, timeframe, wait, waiting time, how many minutes, within what time, how early, what date, release date, eta, come out, comes out, coming out, duration, long does, how much time, how soon will, in how many days, whens, when is it due, how much longer, what hour, at what time, any date, which day, how many years, for how many',
  reply:
    'reply, replies, response, respond, responds, response time, get back to me, get back, hear back, hear from you, reply time, answer my mail, answer my email, answer emails, responding, reaction time, wait for an answer, answer to my, answer me, answered, wait for you, waiting for a reply, answer mails, write back, come back to me, hear from somebody, hear anything, get an answer, react, reactions, answer time, quick to answer, write me back, message back, reply to me, come back to us, responsive, waiting for you',
  contact:
    'contact, contacts, contact you, reach, reach you, get in touch, talk to, talk to someone, speak to, speak with, speak to someone, customer service, customer support, tech support, technical support, help desk, helpdesk, human, real person, a person, write to you, write to, customer care, get help, email you, mail you, message you, ask a question to, complain, complaint, complaints, report a problem, feedback, contact details, your email, your e-mail, your mail address, your email address, get hold of, get a hold of, drop you a line, write you, live agent, live person, live chat, agent, operator, staff, someone at your end, actual person, actual human, somebody real, someone real, real people, customer help, helpline, help line, support team, support address, talk with, chat with a person, raise a ticket, ticket, who do i ask, who can i ask, whom do i ask, ask somebody, ask someone, support mail, support, get me a human, real human, reach somebody, someone to talk to, drop a line, shout at, moan, grumble, reach out, ping you, get through to, helper, whom can i ask, whom do i write, assistance from a person, a word with, speak with somebody, talk to somebody, report a bug, report an error, a human being, person to talk to, write somebody',
  hours:
    'opening hours, office hours, business hours, working hours, hours, opening times, open on, are you open, weekend, weekends, sunday, saturday, available, 24/7, around the clock, when are you open, opening, closed on, holiday, holidays, public holidays, at night, evenings, time zone, timezone, monday to friday, are you awake, open today, still open, lunch, christmas, sundays, saturdays, weekdays, midnight, bank holiday, bank holidays, after hours, when is somebody there, business days, on duty',
  phone:
    'phone, telephone, phone number, call, call you, whatsapp, ring you, hotline, number to call, sms, text you, telegram, ring, phone call, give you a call, by phone, over the phone, mobile number, cell number, tel, call somebody, call someone, a call with, video call, zoom, skype, telephone number, on the phone, cell phone, ring somebody, ring someone, give you a ring, give you a bell, buzz you, dial, landline, talk on the phone, speak on the phone, voice call, call centre, call center, fax, signal app, call me, calling you, callback, call back',
  place:
    'address, company address, your address, postal address, street address, office, location, located, based, headquarters, visit, visit you, where are you, come by, in person, country, city, where is your, directions, street, drop by, drop in, stop by, pop in, pop by, come over, come round, come around, swing by, pass by, visits, walk in, hq, premises, showroom, where you are, your place, meet you, meet in person, face to face, bricks and mortar, head office, situated, which town, which city, which country, where on earth, postcode, zip code, where you sit, where do you sit, where you are sitting, whereabouts, where in the world, which part of the world, what part of the world, hail from, based out of, physical shop, storefront, knock on your door, find you on a map, on the map are you, home base, your town, your city, which province, come and see you, see you in person, where do you live, which continent are you, seat of the company, headquartered, your hq, mailing address',
  buy: 'buy, buying, purchase, purchasing, order, ordering, place an order, get one, acquire, get hold of one, purchase one, shopping, shop for, basket, cart, shopping cart',
  reset:
    'reset, forgot, forgotten, forget, forgot my, lost my, recover, recovery, reset link, reset my, cant remember, dont remember, do not remember, lost password, forgotten password, cant recall, dont know my password, do not know my password, login secret, lost access, locked myself out, dont have my password, no longer know, do not recall, dont recall, forgetting, forgotton, slipped my mind, gone blank, drew a blank, escapes me, no clue what my, lost credentials, no idea what my, blanked, not remember, unremembered',
  change:
    'change, changing, update, edit, modify, switch, different, new password, new email, replace, correct, corrected, wrong data, rectify, rectified, fix my, amend, alter, move to another, new address, another email, another password, other email, correct my, mistyped, typo in my, rename, renaming, swap my, swap, fix the, put right, puts that right, put that right, adjust, set another, pick another, modify my',
  lose: 'lose, lost, what happens to, goes away, disappear, left over, wiped as well, gone too, go away, vanish, forfeited, forfeit, disappear too',
  delete:
    'delete, deleted, deleting, deletion, erase, erasure, remove, removal, close my, close account, closing, deactivate, wipe, get rid of, right to be forgotten, unregister, cancel my account, terminate my, throw away, throw out, throw, thrown away, trash, purge, purged, destroy, destroyed, scrub, shut down my, kill my, nuke, drop my account, quit, leave you, remove myself, take me off, forget me, erased, wiped, wiping, disposed, dispose of, bin my, cleared, unsign, gone for good, close down, shut my account, discard, get shot of, obliterate, expunge, shred, scrub my, take down my, wipe out, vanish from, kill off, get out of your, removing, remove everything, erasing, unenrol, make disappear, make me disappear, dispose',
  export:
    'export, data export, copy of my data, see my own data, download my data, take my data, get my data, portability, copy of everything, what do you know about me, what you know about me, data do you have about me, what data do you have, what you store about me, access my data, request my data, my information, hand over my data, my data file, all my data, everything about me, everything you have on me, data dump, gdpr request, access request, subject access request, data you have on me, what do you have on me, info you have on me, see my data, get a copy of, a copy of all, take my data with me, download everything you know, everything you know about me, takeout, data takeout, hand over my file, what you store on me, everything you store on me, what is saved under my name, machine readable copy',
  expire:
    'expire, expires, expired, expiry, expiration, valid, validity, run out of date, last forever, good for, still valid, last long, lasts, run out of validity, use by, use-by, limited time, time limit, time limited, lapse, how long valid, forever, unlimited time, ends after, stay valid, shelf life, valid for, good until, end date, use-by date, best before, expiry date, run out on, goes stale, go stale, best before date, validity period, last for, good until when, for ever, for good, eternal, perpetual, how long mine, lapse after, time restricted',
  transfer:
    'transfer, transferred, gift, give to, move to, give my credits, to a friend, another account, someone else, cash out, paid out, pay out, give my, give them to, hand over, pass on my credits, send credits, swap, exchange for money, turn into money, into cash, cash them in, leftover credits, leftover, sell my credits, donate, move them, give away my, pool, give mine to, be given to, pass them on, sell them, turn credits into, swap credits, cashed out, into money, inherit, to a mate, to my mate, to my brother, to my sister, to my wife, to my husband, to my partner, to my dad, to my mum, to my cousin, to my friend, to my flatmate, to somebody else, to another person, to another user',
  download:
    'download, downloads, downloading, downloaded, save the file, get my file, find my file, where is my file, where are my files, access my purchase, save it, save to, get the pdf, get the mp3, get my pdf, get my paper, get my episode, grab, fetch my, listen offline, read offline, offline listening, offline reading, on a plane, without a connection, fetch it, get at my, onto my disk, to my disk, pull it down, save a copy, keep a copy, saved on my phone',
  again:
    'again, re-download, redownload, second time, new computer, another device, new laptop, other device, new phone, lost the file, lost file, multiple times, how many times, how often can i, once more, one more time, anew, second download, re download, laptop died, phone died, hard disk died, hard drive died, computer died, computer crashed, disk crashed, new pc, new machine, new ipad, new tablet, deleted the file, deleted it by accident, lost my file, lost my files, lost my pdf, lost my papers, lost my download, lost my laptop, lost my phone, lost the pdf, lost the download, lost it, after a crash, get it back, get them back, restore my files, replacement copy, as often as, whenever i like, one more copy, afresh, second copy, another copy, stolen laptop, laptop stolen, disk died, crashed and',
  need: 'need, needed, require, required, necessary, mandatory, without, have to have, must i have, obligatory, compulsory, must there be, without having, is it a must, do i have to',
  benefit:
    'benefit, benefits, advantage, advantages, what do i get, give me, hold, holds, why should i, what is in it for me, whats in it for me, perks, what do members get, point of, any good, worth it, good for me, what can i do with, in it for me, whats the point, what good is, gain by, what do i gain, why bother, upside, privileges, what use is, pay off',
  broken:
    'does not play, doesnt play, wont play, fail, cannot, cant, can not, unable, why can i not, let me in, not working, doesnt work, does not work, broken, corrupt, corrupted, wont open, cant open, failed, fails, problem with, bug, damaged, faulty, defective, not as described, unreadable, something wrong, not open, wrong file, issue with, dont work, will not open, will not play, will not load, wont load, wont download, does not load, doesnt load, not load, does not open, doesnt open, not play, crash, crashes, crashed, garbled, empty file, blank, nothing happens, came out wrong, got it wrong, mistakes in, mistake in, wrong voice, bad quality, poor quality, sounds bad, stuck, freezes, frozen, unusable, messed up, glitch, went wrong, go wrong, goes wrong, gone wrong, not right, incorrect, error message, keeps failing, trouble with, having trouble, damaged file, malfunction, defect, isnt working, is not working, stopped working, failing, wrong version, pages missing, half the file, garbage, wont start, does not start, doesnt start, silent, noise only, breaks off, half the pages, cut off, wont run, refuses to open, bust, busted, kaput, dead file, error when, throws an error, scrambled, not readable, cannot read it, will not start, misprinted, dont open, cannot open, cannot play',
  notArrived:
    'paid but, not received, didnt receive, did not receive, havent received, didnt get, did not get, never arrived, no access, nothing arrived, didnt arrive, not arrived, missing, not showing, cant find my, where is my order, not there, no email, no mail, never got, not come, where is my pdf, where is my paper, where is my episode, where is my ebook, where is my book, where is my purchase, where is my download, where is it, nothing came, nothing in my inbox, hasnt arrived, has not arrived, have not received, hasnt come, has not come, did not arrive, didnt come, did not come, not come through, not got, havent got, have not got, dont see my, do not see my, dont see it, cant see my, cannot see my, got nothing, gone missing, not appear, does not appear, doesnt appear, not there yet, still nothing, no download, no file, no receipt, paid and, money taken but, money gone, charged but, not show up, doesnt show up, does not show up, didnt show up, never came, not delivered, no sign of, see nothing, nothing there, still locked, not unlocked, wont unlock, has not turned up, never turned up, didnt turn up, where the hell, hidden itself, isnt showing, is not showing, not in my library, nothing happened after, nowhere to be seen, still says buy, got zilch',
  devices:
    'devices, machines, computers, how many devices, how many computers, how many machines, all my devices, several computers, number of machines, tablet, tablets, laptop, laptops, ipad, kindle device, ipads, phones, smartphone, smartphones, several devices, more than one device, more than one computer, two computers, 2 computers, second computer, second device, second machine, both my, how many pcs, pcs, machine, computer, desktop, work and home, gadgets, gadget, screens, two laptops, three devices, phone and tablet, all my computers, on both, at home and at work, second laptop, other machine, my tablet',
  licence:
    'licence, license, licences, licensing, licensed, share, sharing, shared, redistribute, resell, copyright, commercial use, commercially, pass on, forward it, give it to, allowed to do, use it for, usage rights, lend, publish it, send it to, copy it, send a copy, send to a, send it on, forward, forwarding, pass along, give away, hand out, hand on, hand it, circulate, post it online, post it on, put it on our, put it online, distribute, distribution, photocopy, reuse, re-use, reproduce, give a copy, give copies, make copies, copy for, upload it to, republish, reprint, allowed to use, may i use, use in my thesis, use in a, use in my, give to my, show it to, show to, lend it, borrow, permission, rights to use, photocopies, photocopying, hand round, pass it round, pass round, share round, intranet, moodle, email it to, mail it to, classroom, handouts, handout, read it out, lend to, make a copy for, copies for, put it on the server, for the whole team, let others, let my, let a friend, give my copy, redistributing',
  print:
    'print, printing, printed, hard copy, paperback, on paper, printed edition, hardcopy, printed version, paper copy, print out, printout, hardback, bound copy, printer, on real paper, print copy, dead tree, printable, prints',
  format:
    'format, formats, file format, file formats, file type, file types, what file, epub, kindle, docx, which format, filetype, extension, what type of file, mp3 or, pdf or, word document, wav, flac, m4a, e-reader, ereader, e reader, file extension, azw, mobi, open on, which program opens, what do i open it with, file ending, data type, kind of file, txt, html version',
  language:
    'language, languages, french, german, spanish, english, italian, portuguese, chinese, japanese, arabic, hindi, dutch, multilingual, translation, translated, languages spoken, mother tongue, tongue, russian, korean, polish, swedish, norwegian, danish, finnish, turkish, greek, icelandic, ukrainian, czech, accent, bilingual, non-english, not english, langauge, langauges, translate, translating, auf deutsch, en francais, en espanol, mother language, tongues, foreign language, translator, localised, localized, multilingually, persian, hebrew, tamil, urdu, indonesian, vietnamese, hungarian, romanian, bulgarian, croatian, catalan',
  install:
    'install, installed, installing, installation, set up, setup, get started, getting started, start using, instal, npm i, set it up, setting up, put it on my, get it running, get it to run, npm command, get core running, put on my machine, put it on my machine, get it working, setting it up, first steps with',
  uninstall: 'uninstall, uninstalling, remove the tool',
  requirements:
    'requirements, system requirements, operating system, windows, mac, macos, linux, os, run on, runs on, work on, compatible, platform, platforms, supported systems, on mac, on windows, on linux, mac os, osx, os x, ubuntu, debian, chromebook, raspberry, docker, macbook, supported on, prerequisites, prerequisite, depend on, dependencies, minimum version, run it on, runs under, works on, apple silicon, prereqs, which platforms, what do i need installed, runs with, run with, operating systems, hardware requirements, which systems, laptop good enough',
  version:
    'version, release, latest version, newest version, changelog, releases, current version, which version, up to date, updates, upgrade core, patch, new version',
  how: 'how does it work, how it works, how do they work, how does this work, how do i use, how to use, process, steps, procedure, how does an order, what happens after, how is it done, how do you do it, workflow, how to order, how does one, what are the steps, what do i do, how to go about, walk me through, explain how, what do i do to, whats the procedure, what are the stages, how would i, in which way, by what means',
  accuracy:
    'accuracy, accurate, reliable, precise, trustworthy, how good, can i rely, can i trust, trust, correct are, how sure, how exact, error rate, wrong answers, hallucinate, believe, dependable, believable, how well does',
  count:
    'how many, number of, count of, what number of, quantity of, amount of, how much of, how big is the',
  list: 'which, what kind, what kinds, what sort, list, types of, do you offer, do you have, offers, range of, catalogue, catalog, overview, what services',
  newest:
    'newest, latest, most recent, recent, whats new, what is new, new releases, new papers, new episodes, just published, last published, brand new, just out, hot off the press, last one out, this month',
  cheapest:
    'cheapest, least expensive, lowest price, lowest, smallest, least money, lowest cost, smallest package, smallest pack, minimum price, bottom price, budget option, inexpensive one',
  who: 'who, whose',
  where: 'where, where can i find, where do i find, find',
};

/** Concepts that reflect how a question is phrased, not what it is about; they count less. */
export const lightAspects: ReadonlySet<string> = new Set([
  'file',
  'who',
  'where',
  'list',
  'count',
  'how',
  'buy',
]);
