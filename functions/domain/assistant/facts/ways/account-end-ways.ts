import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** What people ask about leaving, deleting, sharing and losing an account, in their own words. */
export const accountEndWays: WaysToAsk = {
  'delete-account': `
    shut down my profile | close my account for good | I want to leave | get rid of my account | remove my login
    | unregister me | erase my profile | delete account | close my account | remove my account
    | how to delete my profile | cancel my account | I want out | terminate membership | quit the site | deactivate
    | where is the delete button | delete me | can I delete my account myself | is deletion immediate
    | how to leave for good | kill my profile | I'm done with you, remove me | scrap my membership
    | how can I vanish from here | wipe out my user | I no longer want to be a member | throw my account away
    | end my membership | take me off the books | how to unsubscribe from everything and leave
    | get me off this site for good | where do I pull the plug on my account | account removal | destroy my login
    | terminate | does deletion happen at once | closing down my account`,
  'delete-data': `
    forget everything about me | wipe my personal data | how quick is my info deleted once I ask
    | right to be forgotten | how fast do you erase my data | how long does a deletion take
    | delete without signing in | delete my data | erase my data | remove all information about me | gdpr erasure
    | right to erasure | how long until my data are gone | deletion request | request removal of my data
    | data deletion without login | delete my data if I have no account | how many days for deletion
    | I want everything about me erased | where is the form to delete data
    | can I ask for deletion by letter or mail | wipe everything you know about me | scrub my info from your servers
    | get rid of whatever you stored on me | I want to be forgotten | make my data disappear
    | please remove my personal details | purge all info about me | no account, but you have my mail, erase it
    | time limit for erasing my data | deadline for deletion under privacy law | how soon is it all gone
    | delete my uploads and messages | can I write a letter to have my data removed | remove me from your database
    | article 17 request | can you erase my traces`,
  'after-deletion': `
    what is left after I leave | do my orders stay after I close the account
    | do I lose my credits when I delete the account | will my papers be gone when I delete the account
    | will orders be wiped as well | what happens when I delete my account | what stays after deletion
    | what do you keep of me after deletion | are my purchases lost if I delete the account
    | do credits get refunded when I leave | what is removed with the account | is anything kept after closing
    | do you keep invoices after I delete | why do you keep a fingerprint of my address
    | can I sign up again and get free credits again after deleting | what goes and what stays
    | does anything of mine stay behind | what survives when I close the account | leftovers after deletion
    | are you really deleting everything | do I get money for unused credits when I quit
    | what becomes of my purchases once I leave | will my ratings vanish too
    | can I still open my papers after deleting my account | do you hold on to anything once I'm gone
    | what will be lost | what remains in your books | is my e-mail remembered after deletion
    | second account for more free credits after deleting | what will not be erased`,
  'restore-account': `
    I deleted my account by mistake | bring my account back | undo the deletion | undo account deletion
    | get my deleted account back | recover a deleted account | reopen closed account
    | can I come back after deleting | I changed my mind about deleting | restore account | is deletion final
    | reverse the deletion | oops I deleted everything | deleted by accident, help | can you resurrect my account
    | is there a way back after deletion | regret deleting my account | turn back time on my deletion
    | is it reversible | bring my profile back from the dead | get my library back after I removed the account
    | revive old account | closed it in anger, want it back`,
  'export-data': `
    give me everything you have on me | a copy of my personal data | data access request | what do you know about me
    | download my data | export my data | copy of my data | get all data you have on me | data portability
    | gdpr access request | save my account data | in which format is the data export | json export of my account
    | see everything you know about me | what is in the data file | take my data with me | hand over my file
    | takeout of my data | let me have everything you store on me | subject access request
    | I want a copy of what you have on me | dump of my account | see what's saved under my name
    | pull my information out | what's in my data file | is the export complete | machine readable copy of my data
    | can I look at the data you hold about me | backup of my profile data`,
  'share-account': `
    two people on one login | can my wife use my account | share a login with a friend | one account for our lab
    | family account | share account | two users one account | can I give my login to a colleague
    | may my husband use my login | can several people use one account | is sharing a password allowed
    | one login for the department | how many people per account | use the same account with my brother
    | second person on my account | can I have two accounts | more than one account per person
    | my colleague wants to use my login too | lend my account to a mate | both my kids on one account
    | can the whole office log in with one address | is it ok to hand my password to my partner
    | shared login for the library | can a company have an account | my team all wants in, one account enough
    | multi-user account | may two of us use it | group account | family sharing
    | can my brother read with my account | second login for myself`,
  'account-disabled': `
    why am I blocked | my account is suspended | you banned me | account disabled | why was I banned
    | my account was blocked by you | account suspended reason | you closed my account why
    | get my account unblocked | when do you disable accounts | what gets an account banned
    | what makes you close somebody's account | can you throw me out | do you kick members out
    | can you shut down a member's account against their will | on what grounds do you ban people
    | reasons for losing my account | will you tell me why I am banned | you locked me out for no reason
    | am I banned | why can I no longer use my account, did you block it
    | what happens if I share files, will you close my account | could my account be taken away
    | under which conditions is membership withdrawn | appeal against a ban`,
  'account-intruder': `
    someone hacked my account | my account was hacked | stranger in my account | somebody knows my password
    | suspicious login | someone else is using my login | account stolen | think my password leaked
    | what to do if my account is compromised | there is a purchase in my account I did not make
    | there's somebody else in my account | my ex has my password | I see orders that aren't mine
    | who bought this with my account, not me | unknown device in my account | password got out, what now
    | a colleague saw me type my password | I think I was phished | someone logged in as me
    | protect my account after a hack | kick an intruder out | strange activity in my account
    | somebody else knows my password, what should I do | lost my laptop with the session open`,
};
