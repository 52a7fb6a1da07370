/**
 * Words without a subject: a search ignores them. Contractions are written as readWords returns them, without the
 * apostrophe.
 */
const functionWords = `
a about above after again against all almost along already also although always am among an and any anybody anyone
anything anywhere are as at away be became because become been before being below between both but by came
can cannot could did do does doing done down during each either else enough ever every
everybody everyone everything few for from further gave get gets getting give given gives go goes going gone got had
has have having he her here hers herself him himself his how however i if in into is it its itself
just last least less let like look looking made make makes many may me might mine more most much must my myself
near neither never no nobody none nor not nothing now of off often on once one ones only onto or other others otherwise
our ours ourselves out over own per perhaps put quite rather really same see seem seems shall she should
since so some somebody someone something somewhere still such take takes than that the their theirs them themselves
then there these they thing things this those though three through thus to together too two under until up upon us
very via was way we were what whatever when where whether which while who whom whose why will
with within without would yes yet you your yours yourself yourselves
arent cant couldnt didnt doesnt dont hadnt hasnt havent im isnt ive shouldnt theyre theyve wasnt werent weve wont
wouldnt youd youll youre youve
whats wheres whos hows whens theres gonna wanna im ill id u ur pls plz
`;

/** Conversational words around a question. */
const conversationWords = `
ask asked asking actually anyway basically bit can't couple currently dear excuse explain find good great guys hello
help hey hi hope idea interested kind know learn lot maybe mean means meant need needed okay ok please possible
possibly probably question questions quick recommend right say says saying sort suggest suppose sure tell thank thanks
think thinking thought today told trying try understand use used useful using want wanted wants wonder wondering
work works
`;

export const stopWords: ReadonlySet<string> = new Set(
  `${functionWords} ${conversationWords}`.split(/\s+/).filter(Boolean),
);
