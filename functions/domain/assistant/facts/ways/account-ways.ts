import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** What people ask about an account, in their own words. */
export const accountWays: WaysToAsk = {
  'sign-in': `
    where do I log in | get to the login page | how do I enter my account | sign me in | login link
    | where is the sign in button | login page | how to log in | cannot find where to log in | which page for login
    | I have an account how do I enter | how to connect to my account | let me in | take me to login
    | I want to log back in | where do existing members sign in | sign in with e-mail and password
    | can I sign in with google | login with facebook or apple possible | is there single sign-on
    | where's the door to my account | how can I get in | enter my profile page from another computer
    | show me the login | logon page please | I'm already a customer, where do I go
    | returning member, how do I enter | which button takes me to my stuff | where do members go in | take me inside
    | already registered what next | can I use my apple id to enter | no login form visible where is it
    | get to my library from a new phone | how do I authenticate | sign-in screen | open my account`,
  'sign-in-fails': `
    my login fails | I keep getting rejected at login | the site will not let me in
    | locked out after too many attempts | wrong password all the time | login stuck | it says wrong password
    | can't log in | cannot sign in | login not working | it does not accept my password
    | says incorrect password but it is right | I am locked out | too many attempts what now
    | account locked after wrong passwords | login broken | sign in gives error | password is correct but no entry
    | why am I refused at login | how long am I locked out | someone tried my password too often am I blocked
    | wait after too many wrong passwords | the page says too many attempts | unable to access my account
    | your site keeps refusing me | it just says wrong credentials | stupid login does not accept me
    | I typed it ten times and it still says no | I get thrown back to the login page
    | computer says no when I sign in | blocked for typing the wrong password | it tells me to slow down
    | my credentials are right yet refused | shut out of my own account | no way in since yesterday | login loop
    | can't get past the sign in screen | is my account frozen after failed tries | how many wrong tries do I have
    | the form swallows my password and nothing happens | denied at login | invalid e-mail or password`,
  'sign-out': `
    log me out everywhere | leave my account on a shared computer | end all my sessions | where is the logout button
    | how to log out | logout | sign off | exit from my account | end the session | log out on a library computer
    | log out from all devices | I left myself signed in at work | disconnect my account on another phone
    | sign out everywhere at once | close session on other devices | where to click to log out
    | I am on a friend's laptop, how do I get out | get me out of here
    | leave no session behind at the internet cafe | kick other devices off my account
    | forgot to log out at the office | where do I end this | how do I quit my session | button to leave
    | switch user | log on as somebody else | log off all phones | make every browser forget me`,
  register: `
    how do I become a member | what do you ask for when I join | get started with an account | create a profile
    | is joining free | does it cost anything to register | sign up | create account | how to register
    | make an account | I want to join | open a new account | steps for registration | what do I need to register
    | which details to sign up | how much is an account | is registration free | account cost
    | new user here how do I start | how long does signing up take | what do I have to fill in
    | register with only an email | become a user | do I get something when I join | sign me up
    | how can I get on board | what's needed for membership | I want an account, what do I do | be a member how
    | set me up | do you want my life story to register | how hard is it to join | how long till my account works
    | newcomer here | first time on this site where to begin | enrolment form | is there an entrance fee
    | can anybody become a member | where's the registration form | get a login of my own
    | what happens after I click create account | I would like to open an account with you`,
  'need-account': `
    can I buy as a guest | guest checkout | read without signing up | do I have to register to read
    | use the site without an account | is registration mandatory | do I need to sign up | must I register to read
    | can I read free papers without account | browse without account | buy without registering | guest purchase
    | is login needed to download free papers | can I listen without an account
    | do I have to log in to see articles | account required? | do I need an account to ask you something
    | use the chat without account | read without logging in | is an account compulsory for buying
    | download the free pdf without signing in | what can I do without an account | shopping as a guest
    | is it possible to shop anonymously | can I just buy without all that registering
    | no account please, only one paper | read as a visitor | must I be a member to listen
    | can strangers read the free stuff | can I open papers without telling you who I am | is membership required
    | what can outsiders see | can I hear the previews without login | do visitors have to log in
    | buying as a one-off customer | try the assistant without signing up | I hate registering, do I have to
    | one-time guest order`,
  'account-holds': `
    why should I register | what is the point of an account | what do members get | perks of membership
    | benefits of registering | what is included in an account | what does membership bring
    | what can I do with an account | advantages of having account | why create an account
    | what do I find in my account | account features | what's in it for me if I sign up
    | why bother with an account | give me one reason to join | what do I gain by registering
    | what comes with membership | what will I find once I'm in | what's the use of a login here
    | do members have privileges | what is stored in the library of my account | what do I get for signing up`,
  'reset-password': `
    I forgot my password | I do not know my password any more | password gone from my head | send me a new password
    | recover my login | forgot password | lost my password | password reset | reset my login
    | how to set a new password when I forgot the old | cannot remember my password | get a new password
    | recover password | send reset link | how do I get back into my account | forgotten login | password lost help
    | I need a link to reset | password slipped my mind | gone blank on my password | my brain lost the passcode
    | passphrase forgotten | passcode gone | what was my password again | need a fresh password, old one unknown
    | can you tell me my password | haven't been here for ages and forgot the login | old password lost in a crash
    | my password manager died | how to recover entry without the old password | send the recovery link
    | I have no clue what my password was | lost credentials | can't recall what I typed back then
    | resetting my secret`,
  'reset-mail-missing': `
    the reset link does not work | reset link expired | no reset mail in my inbox | password mail never came
    | how long does the reset link live | reset email not coming | no password mail received
    | did not get the reset mail | the link says expired | how long is the reset link valid
    | reset link works how many minutes | can I use the reset link twice
    | e-mail for a new password how long does its link work | password link already used
    | waiting for the forgot password email | where is my reset email | validity of the password link
    | reset link dead | how much time do I have to use the link | nothing in spam, no password mail
    | link in the mail is dead | your password link says it's too old | recovery mail went missing
    | I clicked forgot password and got zilch | still waiting for that link | how many minutes have I for the link
    | opened the reset link too late | the link was used already it says | does the recovery link live long
    | reset message not in my mailbox | hours later still no recovery mail | mail with the link never showed up
    | is the link good tomorrow`,
  'change-password': `
    pick another password | where do I set a new password | update my password | change password | new password
    | how to update password | where to change my password | replace my old password | I want another password
    | set a different password | does changing my password log me out elsewhere | modify password in profile
    | do I need the old password to set a new one | I want to swap my password for a better one
    | my password is weak, where do I alter it | pick a stronger password | exchange the secret word
    | my password leaked elsewhere, change it here | where can I put in another password | time for a new password
    | rotate password | after changing it, am I logged out on my tablet | edit password`,
  'change-email': `
    I have a new e-mail address | my mail address changed | move my account to another address
    | typo in my e-mail address | use a different mail for login | change email | new e-mail address for my account
    | update my mail address | can I change my login email | I changed jobs and mail | wrong email in my account
    | switch to another email | my old address no longer works | edit profile email | rename my account
    | change user name | I left the company and my mail there is dead | new job, new mail address
    | married, my e-mail is different now | swap the e-mail on my account | I signed up with a typo in the address
    | wrong mail address when I registered | gmail instead of yahoo please | can support change my address
    | e-mail on file is outdated | my login mail is misspelt | who corrects the e-mail of my account
    | update contact address | transfer everything to my other e-mail
    | I made an account with the wrong e-mail, who puts that right`,
  'password-rules': `
    how many characters does a password need | minimum password length | must a password have digits
    | what counts as a strong password | password length | how long must the password be | minimum characters
    | password requirements | does it need a capital letter | special characters needed in the password
    | what does the strength meter mean | is a short password allowed | rules for passwords
    | do I need digits in my password | is 123456 allowed as password | how short may it be
    | why is my password refused at sign up | weak password says the meter | does it have to have a number in it
    | what is the shortest password | password too short message | can I use spaces or umlauts in it
    | how complicated must the password be | which characters may I use | six letters enough?
    | what makes the bar green | password policy`,
  'account-name': `
    do I have to give my real name | is a phone number required | can I stay anonymous | do you ask for my name
    | do I have to give a phone number | is my real name needed | can I use a nickname
    | do you need my date of birth | register without phone number | I do not like giving my phone number
    | do you want my address | which personal details must I give | anonymous account | must I tell you who I am
    | do you want my birthday | can I register under a pseudonym | is my mobile number mandatory
    | what do you want to know about me at sign up | can I join without giving my name
    | do I have to state my address | do you need my passport | is a fake name okay | real identity needed?
    | company name at registration`,
  session: `
    why am I logged out all the time | how long does a login last | keep me signed in
    | do I have to sign in every day | how long am I logged in | session length | stay signed in | remember me
    | keeps logging me out | why do I have to sign in again | session expired message | automatic logout
    | does the login expire | logged out after some minutes | how long before I must sign in again
    | I'm kicked out after a while | it keeps forgetting me | why must I type my password again
    | how often do I have to log in | does it log me off by itself | signed out overnight, why
    | how many days does it remember me | am I still logged in next week | got logged out in the middle of reading
    | does closing the browser sign me out | after what time am I logged off | always have to log in anew
    | session timed out | stay in for a month possible?`,
  notifications: `
    stop mailing me | unsubscribe me | get a mail when something new is out | no more newsletters | turn off e-mails
    | tell me about new papers | do you have a mailing list | how often do you mail me | too many mails from you
    | newsletter | unsubscribe | stop emails | how to get notified of new papers | email alerts
    | tell me when a new episode is out | do you send a newsletter | how many emails will you send
    | turn notifications on | turn notifications off | I do not want your mails | subscribe to news
    | inform me about new articles | will you spam me | mail when something new is published | opt out of mails
    | shut those mails off | enough with the mails | your mails annoy me | no more messages from you please
    | stop pestering me | can I hear about new stuff by mail | give me a heads up when something is published
    | ping me about new episodes | how do I get off your mailing list | do you spam | is there a weekly digest
    | mail alerts for fresh papers | switch the announcements off | want to know when the next episode is out
    | will I be told about new items | are notifications on by default | do I get promotional mail
    | sign up for updates`,
  settings: `
    the page is too bright | dark theme | switch to night mode | turn off animations | where are the preferences
    | dark mode | how to change theme | switch to dark | night mode please | light theme | where are the settings
    | reduce animations | too much movement on the page | change appearance | what can I set in settings
    | bright screen hurts | adjust preferences | make the site dark | my eyes hurt, make it darker
    | black screen mode | white background is blinding | can I make it look different | stop everything from moving
    | motion makes me dizzy | where do I tweak things | change how the site looks | disable animation
    | colours too light | options page | personal preferences for the player speed and theme
    | is there a night theme | turn the lights down | does it follow the theme of my phone`,
  pro: `
    upgrade to premium | how do I go pro | is there a monthly fee | how do I end my subscription | paid membership
    | every month or just one time | what does premium cost | pro plan | upgrade to pro | is there a subscription
    | premium price | what is premium member | monthly subscription | membership fee | cancel my subscription
    | do you have a yearly plan | unlimited plan | flat rate for everything | what does upgrade to pro give me
    | how much is the pro version | do I get charged monthly | annual fee | what's behind upgrade to pro
    | do I miss something without pro | is premium worth it | what's the difference between free and pro
    | gold membership | cheaper with a yearly pass | all you can read plan | can I get a season ticket
    | what does it cost per month to be a member | is there some paid tier | do I lose features if I don't pay
    | vip account | how do I become premium | monthly plan? | I want to end my membership payments
    | why am I premium | flat fee for all papers | bundle everything for one price a month`,
  'email-confirmation': `
    do I have to confirm my e-mail | verification mail not received after registration
    | no confirmation email after signing up | activate my account | is there an activation link
    | must I verify my address | can I use the account right after registering | confirm registration
    | where is my activation mail | no activation link came | must I click something in a mail first
    | I registered but got no mail to confirm | is my account active yet | verify my mailbox?
    | do you send a code after sign up | how do I verify my e-mail | double opt-in at registration?
    | account waiting for confirmation | where's the welcome mail`,
  profile: `
    what is on my profile page | where do I see my account details | my profile | open my profile
    | where is the account menu | view account information | where do I manage my account
    | where do I look at my own data | which page shows my balance and mail | my details page
    | manage my account where | what can I do in my profile | user page | account overview
    | where's the menu with my account | see my registered e-mail address`,
};
