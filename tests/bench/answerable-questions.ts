import { ask, askAfter, type BenchQuestion } from './question.ts';

const paper = (slug: string) => `article#art-${slug}`;
const episode = (slug: string) => `podcast#pod-${slug}`;
const page = (pathname: string) => `page#${pathname}`;

const lasSources = [paper('las-2-anatomy-and-faults'), episode('one-null-in-ten')];
const archieSources = [paper('archie-and-its-limits'), episode('archie-never-said-two')];
const crossover = [paper('density-neutron-crossover'), episode('not-every-crossover-is-gas')];
const gammaRay = [paper('reading-a-gamma-ray-log'), episode('what-the-gamma-ray-counts')];
const pumping = [paper('reading-a-pumping-test'), episode('a-day-beside-a-well')];
const compass = [paper('compass-and-declination'), episode('eighty-six-metres-to-the-side')];
const limits = [paper('nitrate-arsenic-fluoride'), episode('nine-point-four')];
const piper = [paper('piper-and-stiff-diagrams'), episode('one-per-cent-of-sea')];
const balance = [paper('the-ion-balance'), episode('the-balance-that-closed')];
const validation = [paper('spatial-cross-validation'), episode('the-map-that-marked-its-own-exam')];
const planes = [paper('rule-of-vs-and-three-points'), episode('when-the-v-points-upstream')];
const notebook = [paper('field-notebook-conventions'), episode('write-for-a-stranger')];

/** Questions that the site answers. */
export const answerable: readonly BenchQuestion[] = [
  // Well logs
  ask('How do I work out how much water is in a sandstone from its resistivity?', ...archieSources),
  ask(
    'my deep resistivity says pay but the core is wet, what did I do wrong in shaly sand',
    ...archieSources,
  ),
  ask('which value should the cementation exponent have', ...archieSources),
  ask('How can I check a LAS file before loading it?', ...lasSources, page('/core'), page('/docs')),
  ask(
    'What is the usual missing value marker in well log text files and how does it spoil averages?',
    ...lasSources,
  ),
  ask('the sampling interval in my header is rounded, is that a problem', ...lasSources),
  ask('Neutron and density curves separate in my well, does it mean hydrocarbons?', ...crossover),
  ask('how do I estimate porosity when there is gas', ...crossover),
  ask('why does my shale volume come out too high from natural radioactivity', ...gammaRay),
  ask('what is an API unit in logging', ...gammaRay),
  ask('potassium feldspar makes my sand look like shale', ...gammaRay),
  ask(
    'The driller and the wireline disagree about depth, how do I reconcile them with core?',
    paper('depth-matching-logs-and-core'),
  ),
  ask('how much does a logging cable stretch', paper('depth-matching-logs-and-core')),
  ask(
    'Is there anything about checking tool calibration and repeat sections?',
    paper('log-quality-control'),
  ),
  ask(
    'bad hole washout density correction what can I still trust',
    paper('log-quality-control'),
    ...crossover,
  ),
  // Groundwater
  ask('How do I get transmissivity from drawdown data?', ...pumping),
  ask('when may I fit the straight line in cooper jacob analysis', ...pumping),
  ask('the drawdown slope doubled halfway through the test', ...pumping),
  ask(
    'cheap ways to estimate permeability of a sand from grain size',
    paper('conductivity-from-grains-and-slugs'),
  ),
  ask('Hvorslev or Bouwer-Rice for a slug test?', paper('conductivity-from-grains-and-slugs')),
  ask(
    'How do I contour water levels from boreholes to see which way groundwater flows?',
    paper('drawing-a-potentiometric-map'),
  ),
  ask(
    'difference between storage in confined and unconfined aquifers',
    paper('storativity-and-specific-yield'),
  ),
  ask(
    'why does a confined aquifer drop so much more when pumped',
    paper('storativity-and-specific-yield'),
  ),
  // Water quality
  ask('Is 9 micrograms of arsenic per liter safe to drink?', ...limits),
  ask('What to do with lab results below detection limit', ...limits),
  ask('WHO limit for fluoride in drinking water', ...limits),
  ask('my cations and anions do not match, what could be wrong with the analysis', ...balance),
  ask('how large may the charge balance error be', ...balance),
  ask('how can I plot water types to see seawater intrusion', ...piper),
  ask('how much sea water mixing is there in my coastal well', ...piper),
  // Mapping and field
  ask(
    'Which coordinate system should I pick for a geology map?',
    paper('choosing-a-projection-and-datum'),
  ),
  ask(
    'my GPS points are off by a hundred meters on the map',
    paper('choosing-a-projection-and-datum'),
  ),
  ask(
    'scanning an old paper map into GIS, what RMS error is acceptable',
    paper('georeferencing-legacy-maps'),
  ),
  ask(
    'how many ground control points and which transformation for georeferencing',
    paper('georeferencing-legacy-maps'),
  ),
  ask('how to compute dip from three boreholes', ...planes),
  ask('outcrop pattern in a valley tells which way beds dip?', ...planes),
  ask('does my hammer affect the needle', ...compass),
  ask('how do I correct a bearing for magnetic variation', ...compass),
  ask('averaging several strike and dip measurements correctly', ...compass, ...notebook),
  ask('what should I write down at each outcrop', ...notebook),
  ask('how to separate observation from interpretation in field notes', ...notebook),
  ask('How is rock quality designation computed from drill core?', paper('describing-a-core')),
  ask('what order should I log core in', paper('describing-a-core')),
  // GeoAI
  ask(
    'my neural network scores 97 percent in training wells but fails on a new well',
    paper('training-data-leakage'),
  ),
  ask(
    'should I scale the features before or after splitting the data',
    paper('training-data-leakage'),
  ),
  ask(
    'classifier never predicts coal because it is so rare',
    paper('class-imbalance-in-lithology'),
  ),
  ask('does oversampling minority classes help', paper('class-imbalance-in-lithology')),
  ask(
    'Are SHAP values reliable when inputs are correlated?',
    paper('interpreting-feature-importance'),
  ),
  ask('how to split samples into folds when they are clustered in space', ...validation),
  ask('can I trust random k-fold for a groundwater quality map', ...validation),
  ask(
    'how to express confidence of a predicted facies log',
    paper('uncertainty-in-facies-prediction'),
  ),
  ask(
    'reliability diagram and temperature scaling for lithology models',
    paper('uncertainty-in-facies-prediction'),
  ),
  ask(
    'extracting borehole labels from scanned maps with text recognition',
    paper('ocr-of-legacy-maps'),
  ),
  // Shop, accounts, credits
  ask(
    'Which papers can I read for free?',
    page('/articles'),
    page('/'),
    ...lasSources,
    ...gammaRay,
    ...notebook,
    ...balance,
    ...compass,
    paper('training-data-leakage'),
    paper('drawing-a-potentiometric-map'),
  ),
  ask('How much are chat credits?', page('/credits'), page('/store')),
  ask('do my credits run out after a while', page('/credits')),
  ask(
    'how many free credits do I get when I sign up',
    page('/register'),
    page('/credits'),
    page('/lapisai'),
    page('/'),
  ),
  ask('am I charged when the assistant fails to answer', page('/credits'), page('/lapisai')),
  ask('can I get my money back', page('/terms'), page('/audio/terms')),
  ask('is there a monthly subscription', page('/store'), page('/podcasthub'), page('/core')),
  ask('I forgot my password', page('/forgot-password')),
  ask('How do I open an account and what data do you need from me?', page('/register')),
  ask('can I share a pdf I bought with my colleagues', page('/terms')),
  ask('what payment methods do you take', page('/terms'), page('/store'), page('/privacy')),
  ask(
    'can I download a purchase again later',
    page('/register'),
    page('/'),
    page('/store'),
    page('/podcasthub'),
  ),
  ask('can I listen before I buy an episode', page('/podcasthub')),
  ask('how do I subscribe in my podcast app', page('/podcasthub')),
  ask('where do I switch to dark mode', page('/settings')),
  ask('e-books for sale?', page('/store')),
  // Tools and services
  ask('How much does the LAS checker cost?', page('/core'), page('/store')),
  ask('does Core run on linux', page('/docs'), page('/core')),
  ask('what exit code does core check return when there are problems', page('/docs')),
  ask('Core says it is not a LAS file', page('/docs'), page('/core')),
  ask('does the validator upload my logs to the cloud', page('/core'), page('/docs')),
  ask('what do WATCH and EXCEEDS mean in the water report', page('/aquatest-ai')),
  ask('is there an app that explains my tap water lab report', page('/aquatest-ai'), page('/')),
  ask('can you digitise our old geological sheets', page('/geodataresurrector')),
  ask('do you check SEG-Y headers', page('/geodataresurrector')),
  ask('a phone app to ask geology questions in the field', page('/lapisai')),
  ask('tool that writes tenders for consultants', page('/proposal')),
  ask('is there a discount for people on the waiting list', page('/proposal')),
  ask('platform for drawing cross sections with my team', page('/'), page('/about')),
  ask('do you do machine learning projects for clients', page('/data-analysis-service'), page('/')),
  ask(
    'how quickly do you reply to a data analysis request',
    page('/data-analysis-service'),
    page('/contact'),
  ),
  // Gear
  ask('what hand lens and hammer should I take to the field', page('/gear?tab=field')),
  ask('which microphone for recording lessons', page('/gear?tab=studio')),
  ask('do you earn commission on equipment links', page('/gear'), page('/terms')),
  ask('which pH meter and bottles for water sampling', page('/gear')),
  ask('recommended graphics card for training models', page('/gear?tab=lab')),
  // Audio narration
  ask('What does it cost to have a 30 minute text narrated?', page('/audio')),
  ask('rush delivery of a narration', page('/audio'), page('/audio/terms')),
  ask('can you read my thesis aloud in french', page('/audio')),
  ask('cinematic voice price per minute', page('/audio')),
  ask('how long do you keep the documents I send for narration', page('/audio/privacy')),
  ask('what if I do not like the recording you made', page('/audio/terms'), page('/audio')),
  // Policies and company
  ask('how do I have my personal data erased', page('/privacy/delete-data'), page('/privacy')),
  ask('do you sell my data to advertisers', page('/privacy'), page('/about')),
  ask('do you see my credit card number', page('/privacy'), page('/audio/privacy')),
  ask('minimum age to use the site', page('/terms'), page('/privacy')),
  ask("which country's law governs the contract", page('/terms'), page('/audio/terms')),
  ask('where is your office', page('/contact')),
  ask('support email address and whatsapp', page('/contact'), page('/docs')),
  ask('who is behind this company and what is your mission', page('/about')),
  // Misspelt, and other spellings
  ask('georefrencing old maps', paper('georeferencing-legacy-maps')),
  ask('hydralic conductivity from sieve analysis', paper('conductivity-from-grains-and-slugs')),
  ask(
    'digitizing legacy sheets',
    paper('georeferencing-legacy-maps'),
    page('/geodataresurrector'),
    paper('ocr-of-legacy-maps'),
  ),
  ask('potentiometic surface contours', paper('drawing-a-potentiometric-map')),
  // Follow-ups
  askAfter(
    ['How do I read a gamma ray log?'],
    'is there an episode about it?',
    gammaRay[1]!,
    gammaRay[0]!,
  ),
  askAfter(['Tell me about Core'], 'what does it cost?', page('/core'), page('/store')),
  askAfter(
    ['I want a text narrated'],
    'how long does that take?',
    page('/audio/terms'),
    page('/audio'),
  ),
  askAfter(['do you have something about pumping tests?'], 'and how much is it?', ...pumping),
  askAfter(
    ['what is the AquaTest app?', 'is it free?'],
    'does it need an account?',
    page('/aquatest-ai'),
    page('/privacy/delete-data'),
  ),
  askAfter(['how do I install Core?'], 'does it work on windows?', page('/docs')),
  ask(
    'which episodes talk about groundwater',
    episode('a-day-beside-a-well'),
    episode('one-per-cent-of-sea'),
  ),
  ask(
    'do you have papers on how fast water seeps through sand',
    paper('conductivity-from-grains-and-slugs'),
  ),
  ask('an episode about compasses please', episode('eighty-six-metres-to-the-side')),
  ask('are there any articles about checking a lab report', paper('the-ion-balance')),
];
