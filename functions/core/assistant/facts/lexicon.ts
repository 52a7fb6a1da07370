import type { Topics } from '../../../../shared/site-config/facts/fact.ts';

/** What every shop has, and its visitors' names for it. */
export const things: Topics = {
  account: 'account, my account, profile, user account',
  password: 'password, passwords, passcode, pass word',
  email: 'email, e-mail, e mail, mail, email address, e-mail address, mail address',
  signIn:
    'sign in, signin, log in, login, log into, sign into, logging in, signing in, logged in, get into my account, access my account, log on, logon',
  signOut:
    'sign out, signout, log out, logout, log off, logoff, sign off, logging out, signing out, logged out, sign me out, log me out',
  register:
    'register, registration, sign up, signup, signing up, create account, create an account, creating an account, open an account, make an account, new account, become a member, set up an account, get an account, join',
  credits: 'credit, credits, chat credits, chat credit, assistant credits, tokens',
  balance: 'balance, how many credits, credits left, remaining credits, statement',
  outOfCredits:
    'out of credits, run out, ran out, no credits, top up, topup, need more credits, buy more credits, get more credits, buy credits, get credits, recharge',
  assistant:
    'assistant, chatbot, chat bot, bot, chat, robot, this chat, ask a question, ai assistant, ai chat',
  model:
    'chatgpt, gpt, openai, claude, gemini, llm, language model, are you human, are you a human, are you a robot, are you real, are you ai, are you an ai, are you a bot, am i talking to a human, powered by',
  file: 'file, files, pdf, pdfs, mp3, mp3s',
  paper: 'paper, papers, article, articles, publication, publications',
  episode:
    'episode, episodes, podcast, podcasts, audio book, audiobook, audio books, audiobooks, talks, audio hub, podcast hub',
  ebook:
    'ebook, ebooks, e-book, e-books, e book, e books, book, books, handbook, handbooks, workbook',
  product:
    'product, products, item, items, everything you sell, things you sell, what do you sell, what can i buy',
  store: 'the store, your store, online store, store page, shop, online shop, web shop',
  purchases:
    'my purchases, your purchases, past purchases, my orders, my order, order history, past orders, what i bought, what i own, i bought, i have bought, already bought, already own, my library, i purchased, have purchased, i ordered',
  receipt: 'receipt, receipts, invoice, invoices, proof of purchase, proof of payment',
  payment:
    'pay, paying, paid, payed, payment, payments, payment method, payment methods, ways to pay, payment options, card, cards, credit card, credit cards, debit card, visa, mastercard, amex, american express, paypal, apple pay, google pay, stripe, bank transfer, wire transfer, pay with, sepa, klarna, crypto, bitcoin, cash, checkout',
  currency:
    'currency, currencies, dollars, euro, euros, pounds, usd, eur, gbp, cad, in dollars, sterling',
  tax: 'tax, taxes, vat, gst, sales tax',
  transcript: 'transcript, transcripts, subtitles, captions',
  preview:
    'preview, previews, free sample, free samples, a sample, the sample, sample of, try before, listen before, trial, free trial, excerpt, demo, try it, test it, try out, first minute',
  feed: 'feed, feeds, rss, rss feed, podcast app, apple podcasts, spotify, overcast, pocket casts, private feed, podcast player',
  playbackSpeed: 'playback speed, listening speed, play faster, play slower, speed',
  theme: 'dark mode, light mode, dark theme, night mode, theme, colours of the site',
  notifications:
    'notification, notifications, newsletter, newsletters, mailing list, unsubscribe, stop your mails, mails from you, emails from you, your mails about, mails about new, stop emails, stop emailing, spam, new papers by mail',
  rating: 'rating, ratings, review, reviews, star, stars, testimonial, testimonials',
  bookmarks: 'bookmark, bookmarks, favourite, favourites, favorite, favorites',
  privacy:
    'privacy, privacy policy, data protection, gdpr, personal data, personal information, my information',
  data: 'data, my data, your data about me, files i upload, uploads, uploaded, upload',
  logs: 'server logs, access logs, ip address, log files',
  cookies: 'cookie, cookies, tracking cookies, cookie banner',
  tracking:
    'tracker, trackers, tracking, track me, track, analytics, google analytics, profiling, ads, ad, advert, adverts, banner, advertising, advertisements',
  thirdParties:
    'who gets to see, gets to see, third party, third parties, share my data, sell my data, sell data, sell my information, share data, who sees, who can see, who has access, pass on my data, share with',
  training:
    'train models, train ai, train on my, train your models, training models, trained on, use my data to train, used for training',
  security: 'security, secure, safe, encrypted, encryption, safely, hacked, protected, breach',
  hosting:
    'hosting, hosted, servers, aws, amazon web services, where is my data, data centre, data center',
  collect: 'collect, collects, store, gather, hold about, know about, save about',
  retention:
    'retention, data retention, keep my, keep, kept, how long do you keep, how long is kept, retain, retained, stored for, stored longer, store longer, saved for, hold my',
  backups: 'backup, backups',
  age: 'age, minimum age, how old, old enough, kids, children, child, minors, underage, years old, my son, my daughter, teenager',
  law: 'governing law, jurisdiction, court, courts, which law, legal, law',
  terms: 'terms, terms of use, terms of service, terms and conditions, conditions, agreement',
  liability: 'liability, liable, warranty, guarantee, guaranteed, responsible if',
  company:
    'company, outcrop, who are you, about you, your company, the company, about the company, about this site, this site, this website, what do you do, who runs, who made, who owns, who is behind, who created, who built, about us, tell me about yourself, what is this, your business, what are you about, introduce yourself',
  vision: 'vision, your vision',
  mission:
    'mission, your values, company values, believe in, principles, what you stand for, philosophy',
  jobs: 'job, jobs, career, careers, vacancy, vacancies, hiring, internship, work for you, work at, recruit, employment, job opening',
  press: 'press, journalist, journalists, media enquiry, interview, press kit, reporter, reporters',
  social:
    'social, social media, linkedin, youtube, github, twitter, facebook, instagram, tiktok, mastodon',
  pro: 'pro, upgrade to pro, premium, premium member, premium membership, pro plan, pro account, upgrade',
  greeting:
    'hello, hi, hey, good morning, good afternoon, good evening, hi there, hello there, greetings, hiya, howdy, yo',
  thanks: 'thanks, thank you, thx, cheers, ty, thank you very much, many thanks',
  goodbye: 'bye, goodbye, see you, farewell',
  capability:
    'what can you do, what can i ask, help me, what do you know, how can you help, can you help me, can you help, what can you help, what questions, your capabilities, help',
  settings: 'setting, settings, preferences, options',
  website: 'accessible, accessibility, screen reader, browser, browsers',
};

/** What people want to know of a thing. */
export const aspects: Topics = {
  price:
    'price, prices, pricing, priced, cost, costs, costing, fee, fees, how much, howmuch, rates, price list, you charge, tariff, expensive, cheap, affordable, what do i pay, money for, costly, worth',
  free: 'free, for free, gratis, for nothing, no cost, no charge, without paying, complimentary, have to pay, need to pay, must i pay, do i pay, costs nothing, cost nothing, charged for',
  discount:
    'discount, discounts, discounted, coupon, coupons, promo, promo code, voucher, discount code, deal, deals, special offer, special offers, promotion, cheaper, bulk, reduced price, price reduction, volume pricing, save money, gift card',
  student:
    'student, students, university, academic, academics, teacher, teachers, school, educational, education, teaching, student discount, student price, researcher, ngo, nonprofit, charity',
  subscription:
    'subscription, subscriptions, monthly, per month, a month, recurring, renew, renewal, auto renew, monthly fee, monthly plan, plan, plans, yearly, annual, per year, membership, membership fee, one time, one-off, one off, pay once, paid once, once only, lifetime',
  subscribe: 'subscribe, subscribing, follow',
  refund:
    'refund, refunds, refunded, refunding, partial refund, partially refunded, half refunded, refundable, refund policy, get my money back, my money back, money back, my money, return policy, returns policy, return it, return an item, return something, can i return, reimbursement, reimburse, get my money, not happy, unhappy, dissatisfied, not satisfied, unsatisfied, change my mind, changed my mind, withdraw, right of withdrawal, dont like, do not like, didnt like, disappointed',
  cancel: 'cancel, cancels, cancellation, cancelling, canceling, cancel my order',
  twice:
    'twice, double charged, charged twice, paid twice, two times, duplicate payment, double payment, by accident, accidentally, by mistake',
  dispute: 'dispute, chargeback, disputed',
  delivery:
    'delivery, deliver, delivered, deliveries, shipping, ship, shipped, arrive, arrives, turnaround, turn around, dispatch, turnaround time, delivery time, get the file, get the mp3, finished, ready, physical, postage, send me',
  time: 'when, how long, how soon, how fast, how quick, how quickly, how long does it take, time, deadline, how many days, how many hours, long until, take long',
  reply:
    'reply, replies, response, respond, responds, response time, get back to me, get back, hear back, hear from you, reply time, answer my mail, answer my email, answer emails, responding, reaction time, wait for an answer, answer to my',
  contact:
    'contact, contacts, contact you, reach, reach you, get in touch, talk to, talk to someone, speak to, speak with, speak to someone, customer service, customer support, support, tech support, technical support, help desk, helpdesk, human, real person, a person, write to you, write to, customer care, get help, email you, mail you, message you, ask a question to, complain, complaint, complaints, report a problem, feedback, contact details, your email, your e-mail, your mail address, your email address',
  hours:
    'opening hours, office hours, business hours, working hours, hours, opening times, open on, are you open, weekend, weekends, sunday, saturday, available, 24/7, around the clock',
  phone:
    'phone, telephone, phone number, call, call you, whatsapp, ring you, hotline, number to call, sms, text you, telegram',
  place:
    'address, company address, your address, postal address, street address, office, location, located, based, headquarters, visit, visit you, where are you, come by, in person, country, city, where is your, directions, street',
  buy: 'buy, buying, purchase, purchasing, order, ordering, place an order, get one, ',
  reset:
    'reset, forgot, forgotten, forget, forgot my, lost my, recover, recovery, reset link, reset my, cant remember, dont remember, do not remember, lost password, forgotten password',
  change:
    'change, changing, update, edit, modify, switch, different, new password, new email, replace, correct, corrected, wrong data, rectify, rectified, fix my',
  lose: 'lose, lost, what happens to, goes away, disappear, left over',
  delete:
    'delete, deleted, deleting, deletion, erase, erasure, remove, removal, close my, close account, closing, deactivate, wipe, get rid of, right to be forgotten, unregister, cancel my account, terminate my',
  export:
    'export, data export, copy of my data, see my own data, download my data, take my data, get my data, portability, copy of everything, what do you know about me, what you know about me, data do you have about me, what data do you have, what you store about me, access my data, request my data, my information',
  expire:
    'expire, expires, expired, expiry, expiration, valid, validity, run out of date, last forever, good for, still valid',
  transfer:
    'transfer, transferred, gift, give to, move to, give my credits, to a friend, another account, someone else, cash out, paid out, pay out',
  download:
    'download, downloads, downloading, downloaded, save the file, get my file, find my file, where is my file, where are my files, access my purchase',
  again:
    'again, re-download, redownload, second time, new computer, another device, new laptop, other device, new phone, lost the file, lost file, multiple times, how many times, how often can i',
  need: 'need, needed, require, required, necessary, mandatory, without, have to have, must i have',
  benefit:
    'benefit, benefits, advantage, advantages, what do i get, give me, hold, holds, why should i',
  broken:
    'does not play, doesnt play, wont play, fail, cannot, cant, can not, unable, why can i not, let me in, not working, doesnt work, does not work, broken, corrupt, corrupted, wont open, cant open, failed, fails, problem with, bug, damaged, faulty, defective, not as described, unreadable, something wrong, not open, wrong file, issue with',
  notArrived:
    'paid but, not received, didnt receive, did not receive, havent received, didnt get, did not get, never arrived, no access, nothing arrived, didnt arrive, not arrived, missing, not showing, cant find my, where is my order, not there, no email, no mail, never got, not come',
  devices:
    'devices, machines, computers, how many devices, how many computers, how many machines, all my devices, several computers, number of machines, tablet, tablets, laptop, laptops, ipad, kindle device',
  licence:
    'licence, license, licences, licensing, licensed, share, sharing, shared, redistribute, resell, copyright, commercial use, commercially, pass on, forward it, give it to, allowed to do, use it for, usage rights, lend, publish it, send it to, copy it',
  print: 'print, printing, printed, hard copy, paperback',
  format:
    'format, formats, file format, file formats, file type, file types, what file, epub, kindle, docx',
  language:
    'language, languages, french, german, spanish, english, italian, portuguese, chinese, japanese, arabic, hindi, dutch, multilingual, translation, translated',
  install:
    'install, installed, installing, installation, set up, setup, get started, getting started, start using, instal',
  uninstall: 'uninstall, uninstalling, remove the tool',
  requirements:
    'requirements, system requirements, operating system, windows, mac, macos, linux, os, run on, runs on, work on, compatible, platform, platforms, supported systems',
  version: 'version, release, latest version, newest version, changelog',
  how: 'how does it work, how it works, how do they work, how does this work, how do i use, how to use, process, steps, procedure, how does an order, what happens after',
  accuracy: 'accuracy, accurate, reliable, precise, trustworthy, how good',
  count: 'how many, number of, count of',
  list: 'which, what kind, what kinds, what sort, list, types of, do you offer, do you have, offers, range of, catalogue, catalog, overview, what services',
  newest: 'newest, latest, most recent, recent, whats new, what is new, new releases',
  cheapest: 'cheapest, least expensive, lowest price, lowest',
  who: 'who, whose',
  where: 'where, where can i find, where do i find, find',
};

/** How much a concept counts that only says how somebody asks. */
export const lightAspects: ReadonlySet<string> = new Set([
  'file',
  'who',
  'where',
  'list',
  'count',
  'how',
  'buy',
]);
