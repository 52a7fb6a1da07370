import type { WaysToAsk } from '#shared/site-config/facts/fact.ts';

/** What people ask about an account, in their own words. */
export const accountWays: WaysToAsk = {
  'sign-in': `
    where do I log in | get to the login page | how do I enter my account | sign me in | login link
    | where is the sign in button | login page | how to log in | cannot find where to log in | which page for login
    | I have an account how do I enter | how to connect to my account | let me in | take me to login
    | I want to log back in | where do existing members sign in | sign in with e-mail and password
    | can I sign in with google | login with facebook or apple possible | is there single sign-on`,
  'sign-in-fails': `
    my login fails | I keep getting rejected at login | the site will not let me in
    | locked out after too many attempts | wrong password all the time | login stuck | it says wrong password
    | can't log in | cannot sign in | login not working | it does not accept my password
    | says incorrect password but it is right | I am locked out | too many attempts what now
    | account locked after wrong passwords | login broken | sign in gives error | password is correct but no entry
    | why am I refused at login | how long am I locked out | someone tried my password too often am I blocked
    | wait after too many wrong passwords | the page says too many attempts | unable to access my account`,
  'sign-out': `
    log me out everywhere | leave my account on a shared computer | end all my sessions | where is the logout button
    | how to log out | logout | sign off | exit from my account | end the session | log out on a library computer
    | log out from all devices | I left myself signed in at work | disconnect my account on another phone
    | sign out everywhere at once | close session on other devices | where to click to log out`,
  register: `
    how do I become a member | what do you ask for when I join | get started with an account | create a profile
    | is joining free | does it cost anything to register | sign up | create account | how to register
    | make an account | I want to join | open a new account | steps for registration | what do I need to register
    | which details to sign up | how much is an account | is registration free | account cost
    | new user here how do I start | how long does signing up take | what do I have to fill in
    | register with only an email | become a user | do I get something when I join`,
  'need-account': `
    can I buy as a guest | guest checkout | read without signing up | do I have to register to read
    | use the site without an account | is registration mandatory | do I need to sign up | must I register to read
    | can I read free papers without account | browse without account | buy without registering | guest purchase
    | is login needed to download free papers | can I listen without an account | do I have to log in to see articles
    | account required? | do I need an account to ask you something | use the chat without account
    | read without logging in | is an account compulsory for buying | download the free pdf without signing in
    | what can I do without an account | shopping as a guest`,
  'account-holds': `
    why should I register | what is the point of an account | what do members get | perks of membership
    | benefits of registering | what is included in an account | what does membership bring
    | what can I do with an account | advantages of having account | why create an account
    | what do I find in my account | account features`,
  'reset-password': `
    I forgot my password | I do not know my password any more | password gone from my head | send me a new password
    | recover my login | forgot password | lost my password | password reset | reset my login
    | how to set a new password when I forgot the old | cannot remember my password | get a new password
    | recover password | send reset link | how do I get back into my account | forgotten login | password lost help
    | I need a link to reset`,
  'reset-mail-missing': `
    the reset link does not work | reset link expired | no reset mail in my inbox | password mail never came
    | how long does the reset link live | reset email not coming | no password mail received
    | did not get the reset mail | the link says expired | how long is the reset link valid
    | reset link works how many minutes | can I use the reset link twice
    | e-mail for a new password how long does its link work | password link already used
    | waiting for the forgot password email | where is my reset email | validity of the password link
    | reset link dead | how much time do I have to use the link`,
  'change-password': `
    pick another password | where do I set a new password | update my password | change password | new password
    | how to update password | where to change my password | replace my old password | I want another password
    | set a different password | does changing my password log me out elsewhere | modify password in profile
    | do I need the old password to set a new one`,
  'change-email': `
    I have a new e-mail address | my mail address changed | move my account to another address
    | typo in my e-mail address | use a different mail for login | change email | new e-mail address for my account
    | update my mail address | can I change my login email | I changed jobs and mail | wrong email in my account
    | switch to another email | my old address no longer works | edit profile email | rename my account
    | change user name`,
  'password-rules': `
    how many characters does a password need | minimum password length | must a password have digits
    | what counts as a strong password | password length | how long must the password be | minimum characters
    | password requirements | does it need a capital letter | special characters needed in the password
    | what does the strength meter mean | is a short password allowed | rules for passwords
    | do I need digits in my password | is 123456 allowed as password`,
  'delete-account': `
    shut down my profile | close my account for good | I want to leave | get rid of my account | remove my login
    | unregister me | erase my profile | delete account | close my account | remove my account
    | how to delete my profile | cancel my account | I want out | terminate membership | quit the site | deactivate
    | where is the delete button | delete me | can I delete my account myself | is deletion immediate
    | how to leave for good`,
  'delete-data': `
    forget everything about me | wipe my personal data | how quick is my info deleted once I ask
    | right to be forgotten | how fast do you erase my data | how long does a deletion take
    | delete without signing in | delete my data | erase my data | remove all information about me | gdpr erasure
    | right to erasure | how long until my data are gone | deletion request | request removal of my data
    | data deletion without login | delete my data if I have no account | how many days for deletion
    | I want everything about me erased | where is the form to delete data | can I ask for deletion by letter or mail`,
  'after-deletion': `
    what is left after I leave | do my orders stay after I close the account
    | do I lose my credits when I delete the account | will my papers be gone when I delete the account
    | will orders be wiped as well | what happens when I delete my account | what stays after deletion
    | what do you keep of me after deletion | are my purchases lost if I delete the account
    | do credits get refunded when I leave | what is removed with the account | is anything kept after closing
    | do you keep invoices after I delete | why do you keep a fingerprint of my address
    | can I sign up again and get free credits again after deleting | what goes and what stays`,
  'restore-account': `
    I deleted my account by mistake | bring my account back | undo the deletion | undo account deletion
    | get my deleted account back | recover a deleted account | reopen closed account | can I come back after deleting
    | I changed my mind about deleting | restore account | is deletion final | reverse the deletion`,
  'export-data': `
    give me everything you have on me | a copy of my personal data | data access request | what do you know about me
    | download my data | export my data | copy of my data | get all data you have on me | data portability
    | gdpr access request | save my account data | in which format is the data export | json export of my account
    | see everything you know about me | what is in the data file | take my data with me`,
  'share-account': `
    two people on one login | can my wife use my account | share a login with a friend | one account for our lab
    | family account | share account | two users one account | can I give my login to a colleague
    | may my husband use my login | can several people use one account | is sharing a password allowed
    | one login for the department | how many people per account | use the same account with my brother
    | second person on my account | can I have two accounts | more than one account per person`,
  'account-disabled': `
    why am I blocked | my account is suspended | you banned me | account disabled | why was I banned
    | my account was blocked by you | account suspended reason | you closed my account why | get my account unblocked
    | when do you disable accounts | what gets an account banned`,
  'account-intruder': `
    someone hacked my account | my account was hacked | stranger in my account | somebody knows my password
    | suspicious login | someone else is using my login | account stolen | think my password leaked
    | what to do if my account is compromised | there is a purchase in my account I did not make`,
  'account-name': `
    do I have to give my real name | is a phone number required | can I stay anonymous | do you ask for my name
    | do I have to give a phone number | is my real name needed | can I use a nickname | do you need my date of birth
    | register without phone number | I do not like giving my phone number | do you want my address
    | which personal details must I give | anonymous account`,
  session: `
    why am I logged out all the time | how long does a login last | keep me signed in | do I have to sign in every day
    | how long am I logged in | session length | stay signed in | remember me | keeps logging me out
    | why do I have to sign in again | session expired message | automatic logout | does the login expire
    | logged out after some minutes | how long before I must sign in again`,
  notifications: `
    stop mailing me | unsubscribe me | get a mail when something new is out | no more newsletters | turn off e-mails
    | tell me about new papers | do you have a mailing list | how often do you mail me | too many mails from you
    | newsletter | unsubscribe | stop emails | how to get notified of new papers | email alerts
    | tell me when a new episode is out | do you send a newsletter | how many emails will you send
    | turn notifications on | turn notifications off | I do not want your mails | subscribe to news
    | inform me about new articles | will you spam me | mail when something new is published | opt out of mails`,
  settings: `
    the page is too bright | dark theme | switch to night mode | turn off animations | where are the preferences
    | dark mode | how to change theme | switch to dark | night mode please | light theme | where are the settings
    | reduce animations | too much movement on the page | change appearance | what can I set in settings
    | bright screen hurts | adjust preferences | make the site dark`,
  pro: `
    upgrade to premium | how do I go pro | is there a monthly fee | how do I end my subscription | paid membership
    | every month or just one time | what does premium cost | pro plan | upgrade to pro | is there a subscription
    | premium price | what is premium member | monthly subscription | membership fee | cancel my subscription
    | do you have a yearly plan | unlimited plan | flat rate for everything | what does upgrade to pro give me
    | how much is the pro version | do I get charged monthly | annual fee`,
  'email-confirmation': `
    do I have to confirm my e-mail | verification mail not received after registration
    | no confirmation email after signing up | activate my account | is there an activation link
    | must I verify my address | can I use the account right after registering | confirm registration
    | where is my activation mail`,
  profile: `
    what is on my profile page | where do I see my account details | my profile | open my profile
    | where is the account menu | view account information | where do I manage my account`,
};
