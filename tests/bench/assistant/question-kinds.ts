import type { AskedQuestion } from './asked-question.ts';

/** Words as some askers write them, in no dictionary. */
const misspelt = new Set(
  `abuot accidently acess acident acount acountant acounts acurate adress adressed advertisors agian alowed
  analisis analisys andriod anser anwser articel arsnic artikel asistant automaticaly ballance befor beginn
  biling biuld blok bougt brokn buyed chanche chek chnage clikced colege collegues colum comand comission
  compas compnay convarsations copywrite crad creddits credis creditts credtis credts crosover crossvalidaton
  curency databse datta declinaton delet deletd delite densitty densty departement diagramm diference
  disertation dlete donwload dubble encrpted epissode epsiode epsiodes eror erors evrything exept feild
  feildwork figur filles forgoten forgott fotograph frehsers frend fuond gama georefrencing gievn groundwatter
  groundwter guidline gurantee hapens helpfull ignor inbalance instaled invioce joyn leed leftovr libary licens
  lisen lisence litholgy loged loging loyality manuscrpt mastercrad meaned meening mesure methds microfone
  miniutes minut minuts modells montly mounthly muny mutch narattion naration narraton narrration needel
  notebok nutron oflfine ofline ordr pakage papper papr papre pasword payd photocoppy pipper podcats podkast
  polcy posible potentiometic preveiw privcy privicy proccess programm pumpng pyton qoute quetions questons
  raport realy recieps reciept recieve recipt recomend refnd refnud regster repley reproduse requier resurector
  retourned safty sampel semster sepcific shareing shoud sistems smaple somthing spannish standart subscribtion
  suport suported tehy tomorow transkript trian turnarround unsuscribe verson vison watter wether wich
  withdrawl wnat wraped yeild`.split(/\s+/),
);

const wordsOf = ({ ask }: AskedQuestion): string[] => ask.toLowerCase().match(/[a-z]+/g) ?? [];

/** Kinds of questions that are harder than a clear sentence about the shop. */
export const questionKinds: Record<string, (question: AskedQuestion) => boolean> = {
  'badly spelt': (question) => wordsOf(question).some((word) => misspelt.has(word)),
  'in two or three words': ({ ask }) => [2, 3].includes(ask.split(/\s+/).length),
  'after other questions': ({ history }) => history !== undefined,
  'off topic': (question) => question.expect === 'none',
};
