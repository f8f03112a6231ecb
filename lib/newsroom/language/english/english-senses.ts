// English words that may replace one another in a retold report. A word may be in several lines.
// Protects: no line has two words of which one may be wrong where the other is right, as "killed"
// and "died", "charged" and "convicted", "some" and "many".

/** A line for each sense. */
export const englishSenses = `
ability capability capacity
abroad overseas
accept embrace
accident crash collision
account report
accurate precise exact
achieve attain accomplish
achievement accomplishment
acknowledge admit concede
acquisition purchase
adjust adapt
advanced sophisticated
advantage edge
advice guidance
advise recommend
affect impact influence
aftermath wake
aged old
agency body
agree consent
agreement deal accord pact
aid assistance help support relief
airplane aircraft plane jet
alone solo
alter modify
always constantly
amount quantity
amusing humorous
analysis study
anger fury rage
angry furious enraged
announce declare proclaim
announce unveil reveal
annual yearly
answer reply response
app application
apparent clear
appear emerge
approach strategy
approve authorize authorise
area region
argue contend
arrest apprehend
arrival coming
arrive reach come
article story piece
ashamed embarrassed
assert maintain
assess evaluate
assessment evaluation
asset property
attack assault strike
attacker assailant
attempt try bid effort
attractive appealing
author writer
award prize
baby infant newborn
ban prohibit forbid outlaw bar
ban prohibition
bankrupt insolvent
bankruptcy insolvency
battle struggle
beach shore
beat defeat thrash
beautiful gorgeous stunning
benefit advantage
best finest
big large sizable sizeable considerable
blast explosion
block obstruct
bolster boost
bombing bombardment
book volume
boost lift
brave courageous
break shatter
briefly shortly
bring carry
broken shattered
brutal savage vicious
build construct erect
building structure
bury inter
business company
buy purchase acquire
buyer customer purchaser shopper consumer
bystander onlooker
calm quiet
capable able
capture seize
car automobile
career profession
carry bear
carry transport
catastrophe disaster calamity
cause provoke
cause trigger spark prompt
celebrate mark
celebration party
celebrity star
ceremony event
chairman chair chairperson
champion winner
change alter
change shift
chase pursue
cheap inexpensive affordable
check inspect
check verify
child kid youngster
children kids youngsters
choice selection option
choose select pick opt
circumstance condition
clean tidy
clear obvious evident
clearly obviously evidently
climb ascend
close near
close shut
closure shutdown
coast shore
cold chilly
collapse crumble
collapse fall
colleague coworker
combine merge
committee panel
company firm business corporation enterprise
compel oblige
competition tournament
complain grumble
complaint grievance
completely entirely totally fully wholly
complicated complex
comprise consist
concern worry
condition state
conference convention
confidential private
confirm verify
connect link join
consequence effect
constant continuous
contain include
contend assert
contest competition
continue persist
continue proceed
contract deal agreement
conversation chat talk
convert turn
correct accurate
count tally
country nation
courage bravery
court tribunal
cover wrap
crash collide
create establish
create form shape produce generate make carve
crime offense offence
criticism condemnation
criticize criticise condemn slam blast denounce
crowd throng
cruel brutal
cry weep
current present
currently presently
customer client
danger risk threat hazard
dangerous hazardous risky perilous
data information
dead deceased
debut premiere
deceive mislead
decide choose opt
decision choice
decrease drop fall decline dip
decrease reduction drop decline fall
deep profound
defeat beat overcome
defeat loss
defect fault flaw
deliver bring
departure exit
describe characterize characterise
describe portray depict
destroy ruin wreck devastate demolish
destruction devastation ruin
develop evolve
device gadget
different distinct
difficult hard tough challenging
direct order
dirty filthy
disagree differ
disclose reveal expose uncover unveil
discuss debate
discussion talk conversation debate
disgraced discredited
dismissal firing sacking
display exhibit
dispute argument row
divide split
doctor physician clinician
dog canine
downturn slump
dramatic drastic
dramatically drastically sharply
drawback disadvantage
drink beverage
duty responsibility
early initial
earn make
earthquake quake tremor
easy simple
eat consume
effect impact influence
elderly old
elect choose
election poll vote
eligible entitled
emerge surface
employee worker staffer
empty vacant
encourage urge
end finish conclude
enter access
entire whole full
environment surroundings
environmental ecological
equal same
equipment gear
error mistake blunder
escape flee
event incident
event occasion
evidence proof sign trace indication
examine inspect scrutinize scrutinise study scan survey probe explore investigate
excellent outstanding superb
exchange trade
excited thrilled
exhibit show
exhibition show display
expand extend
expensive costly pricey
experiment test
explain clarify
explode detonate
extend prolong
fact detail
factory plant
fail flop
fake bogus
false untrue
famed famous
family household
famous renowned celebrated
fast quick rapid swift speedy
fight battle clash
fight combat
figure number total
film movie picture
finally eventually ultimately
find discover uncover detect identify spot
find reveal show disclose
finish complete
fire blaze inferno
fix repair mend
flooding floods
follow track
foolish silly
force compel
foreign overseas
forest woods
fraud scam
free liberate
freedom liberty
frequent common
frequently often
friend pal mate
frighten scare terrify
full complete
full packed
function role
fund finance bankroll
funding financing
funny amusing
furious outraged
future coming
gain obtain acquire
gather assemble collect
gathering assembly
genuine authentic
get obtain receive
give provide
global worldwide
glow gleam shine bright luminous radiant
goal aim target objective
goods products
government administration
grab seize
gradual slow
greet hail
ground soil
group organization organisation
grow expand
guest visitor
guideline guidance
gunman shooter
halt suspend
handle deal
happy glad pleased delighted
harm damage hurt
harmful damaging detrimental
harsh severe
heart core center centre middle
heat warmth
hide conceal
hire employ recruit
hit strike
hold grip
holiday vacation
honor honour
house home residence
huge big
huge enormous massive vast giant gigantic immense colossal
humor humour
hurt injure wound
illegal unlawful illicit
illness sickness disease ailment
immediately instantly promptly
important key significant crucial vital major essential critical
imprison jail incarcerate
improve enhance better upgrade
improvement enhancement
incident episode
include comprise
income earnings
incorrect wrong inaccurate
increase growth rise
increase raise boost hike
increase rise grow climb
indicate show
indicate signal
industry sector
influence sway
information details
initial first
initially originally first
injury wound
inquiry investigation probe examination
internet web
issue matter
item thing object
job position post role
job work
joint combined
joke jest
journalist reporter correspondent
joy delight happiness
judge magistrate
keep retain maintain
knock hit
lack shortage
later afterwards afterward subsequently
latest newest
laugh chuckle
launch debut
law legislation
lawmaker legislator
lawyer attorney counsel
lead guide
learn discover
leave exit depart
legal lawful
lend loan
lenient mild
lift raise
limit restrict cap
link connection tie
live reside dwell
location place site spot
long lengthy
look peer gaze stare glance
look view peer
magazine publication
main chief principal primary key leading major
maintain preserve
major big significant
maker manufacturer producer
man guy
manage run
manufacture make produce
mark commemorate
market bazaar
marriage wedding
marry wed
match game
matter subject
measure gauge
measure step
medicine drug medication
meeting gathering
meeting summit
member participant
method way technique approach
mild gentle
minor slight small
missing vanished disappeared
mission task
mix blend
mob crowd
modern contemporary
modify adjust
moment instant
money funds
mourn grieve
move transfer shift relocate
mysterious puzzling enigmatic
mystery puzzle
named called dubbed
narrow thin
national nationwide
nearby neighboring neighbouring
neighborhood neighbourhood district area
new fresh novel
new recent
newspaper paper
noise sound
noisy loud
normal usual
notify inform
numerous many
obligation duty
observe watch view see
obstacle barrier hurdle
obtain acquire get
open unlock
operate run
operation mission
operation procedure
opponent rival
option alternative
order instruct
organization organisation agency
organization organisation body
original initial
outrage anger fury
own possess have
owner proprietor
painting artwork
parliament legislature
part piece
part section portion
participant attendee
participate join
path track trail route pathway course
payment pay
people person individual
percentage proportion share
period time
permission approval authorization authorisation
permit allow let
persuade convince
phone handset
phone telephone
picture image photo photograph
pleased delighted
plenty abundance
policeman officer cop
policy rule
poor impoverished
portion part share
poverty hardship
power strength
powerful strong mighty
praise acclaim
praise commend laud hail applaud
preserve protect conserve
previous earlier prior
previously earlier before
prison jail
prisoner inmate
private personal
problem issue difficulty trouble
product item
production output
program programme scheme
progress advance
project scheme
prompt spur
proposal suggestion
protect safeguard defend shield
protection safeguard
protest demonstrate
protest demonstration rally
protester demonstrator
prove demonstrate
prove establish
provide deliver
provide supply offer
publicly openly
publish release issue
pull drag
punish penalize penalise
punishment penalty
purpose aim goal objective
pursue follow
push shove
quickly rapidly swiftly speedily fast
quiet silent
rain rainfall
real genuine
realize realise recognize recognise
reason cause
rebel insurgent
recent latest
recently lately
recognize recognise acknowledge
recommendation suggestion
record register
reduce cut lower decrease trim slash
register enroll enrol
relation tie
relationship bond
relative kin
release free
remote distant isolated
renew resume
rent lease
replace substitute
replacement substitute
report story
request ask
require need
requirement demand
rescue save
resident inhabitant
resign quit
respond reply answer
responsibility obligation
restaurant eatery
restriction curb limit
result outcome consequence
resume restart
retailer shop store
return comeback
revive resurrect
rich wealthy affluent
right correct
robbery heist
rocket missile
role part
row dispute quarrel
rule regulation
ruling verdict decision judgment judgement
rush hurry
sad unhappy
sadness sorrow grief
safe secure
safety security
salary wage pay
same identical
say note mention remark observe state
scam swindle
scared afraid frightened terrified
schoolboy boy
schoolgirl girl
scientist researcher
scream shriek
sea ocean
search look
search seek
secret confidential
secret hidden covert
secretly covertly clandestinely surreptitiously
sector field
seek pursue
seize confiscate impound
selected chosen picked
send dispatch ship
sentence term
separate divide
serious grave
several multiple
severe serious
shame disgrace
sharp steep
sharply steeply
shelling bombardment
shining glowing gleaming radiant luminous
ship vessel
shocked stunned
shooting gunfire
shop outlet
short brief
shortage scarcity lack
shout yell scream
show demonstrate
shut closed
sick ill unwell
sign ink
sign signal
significantly considerably substantially
silent mute
similar alike
singer vocalist
situation circumstance
slightly marginally
slowly gradually
small little tiny
smart clever intelligent
smile grin
software program programme
soldier troop serviceman
sometimes occasionally
song track
soon shortly
spacecraft craft
specialist expert
spectator onlooker
speech address
spend pay
split separate
spouse husband
spouse wife
spread disseminate
spread extend
staff employees personnel workers
start begin commence initiate launch
statement declaration announcement
stop halt end cease
storm tempest
story tale account
strange odd weird peculiar unusual
strategy plan
street road
strengthen bolster reinforce
strict stringent
stringent tough
student pupil
study research
stupid foolish
substantial considerable significant
success triumph
successful triumphant
suddenly abruptly
suggest propose
supplier provider
support assist help aid
support back endorse
supporter backer
surgery operation
surprise shock stun astonish amaze
surprising unexpected astonishing
swap exchange
switch change
talk speak chat
talks negotiations discussions
tariff duty levy
task job
teacher educator
team side squad
teenager teen adolescent
tell inform
tenant renter
terrible awful horrible dreadful
test check
test trial
threat menace
thrilled delighted
throw hurl toss
tie bond
tight strict
title crown
together jointly
toll tally
tool instrument
top best
top highest
topic subject theme
total overall
tourist visitor
track trace
transfer send
transform change
travel journey
traveler traveller
treatment therapy
treaty pact accord
trick deceive
trigger prompt spark provoke
trip journey voyage
troops soldiers
trophy cup
truce ceasefire
truck lorry
true real
truth reality
turn transform
ugly unsightly
understand grasp
unemployed jobless
unexpected surprise
unusual rare uncommon
upcoming coming forthcoming
upset distressed
usage use
use apply
use employ utilize utilise
usually normally typically generally
vaccine jab
vanish disappear
video footage clip
viewer spectator
violent brutal
visit tour
vote ballot
walk stroll
way means manner
weak feeble
wealth riches
website site
welcome greet
well-known famous
whole entire complete
wide broad
win clinch secure
win victory triumph
witness bystander
woman lady
wonderful fantastic terrific
woods woodland
work labor labour
worker laborer labourer
worldwide globally
worried concerned anxious
worsen deteriorate
write pen
year annum
young youthful
youngster youth teen teenager
`;
