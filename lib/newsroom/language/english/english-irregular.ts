// English words with irregular forms: a question says "bite", its report "bitten"; or whose stem
// would be too short to recognize: "suing". Without lie and tie: something that lies somewhere is
// no untruth, and ties with a country are no draw.

/** A line for each word: its dictionary form, then its other forms. */
const lines = `
arise arose arisen
awake awoke awoken
bear bore borne
beat beaten
become became
begin began begun
bend bent
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
come came
creep crept
deal dealt
die died dies dying
dig dug
draw drew drawn
drink drank drunk
drive drove driven
dye dyed dyes dyeing
eat ate eaten
eye eyed eyes eyeing
fall fell fallen
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown
forbid forbade forbidden
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten
give gave given
go went gone goes
grow grew grown
hang hung
hear heard
hide hid hidden
hold held
keep kept
kneel knelt
know knew known
lead led
leave left
lie lay lain
light lit
lose lost
make made
meet met
overtake overtook overtaken
overthrow overthrew overthrown
owe owed owes owing
pay paid
prove proven
ride rode ridden
ring rang rung
rise rose risen
run ran
see saw seen
seek sought
sell sold
send sent
shake shook shaken
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
slide slid
speak spoke spoken
speed sped
spend spent
spin spun
spring sprang sprung
stand stood
steal stole stolen
stick stuck
sting stung
strike struck stricken
strive strove striven
sue sued sues suing
swear swore sworn
sweep swept
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
think thought
throw threw thrown
undergo underwent undergone
understand understood
use used uses using
vie vied vies vying
wake woke woken
wear wore worn
weep wept
win won bagged
withdraw withdrew withdrawn
write wrote written
man men
woman women
child children
foot feet
tooth teeth
mouse mice
life lives
wife wives
knife knives
wolf wolves
thief thieves
`;

/** The forms of each word including itself, by each form. */
export const englishForms: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap((forms) => forms.map((form) => [form, forms] as const)),
);

/** Noun forms. */
const noPast = /^(?:men|women|children|feet|teeth|mice|lives|wives|knives|wolves|thieves)$/;

/**
 * Past forms: the second of each line, and those identical to the word itself. Some of the latter
 * are also nouns ("the cut"), but can safely be taken for verbs.
 */
export const englishPasts: ReadonlySet<string> = new Set([
  ...[...englishForms.values()].flatMap(([, past = '']) => (noPast.test(past) ? [] : [past])),
  ...'beat bid burst cast cost cut hit hurt let put quit rid set shed shut split spread thrust'.split(
    ' ',
  ),
]);
