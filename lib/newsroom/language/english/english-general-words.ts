// More general English words by which a report may be retold: less exact, never wrong. One way
// only: someone who argued something said it, but someone who said something need not have argued
// it.

/** A line for each general word, which comes first, followed by the words it may replace. */
export const englishGeneralWords = `
say add argue insist explain announce declare note remark comment mention reveal confirm report write stress emphasize emphasise reiterate admit concede acknowledge joke recall testify tweet post
begin launch open
rise soar surge jump rocket skyrocket spike rally
fall plunge slump tumble plummet crash sink slide drop
cut slash
kill murder assassinate execute slaughter massacre
run sprint jog
look peer gaze stare glance
shout yell scream
leave flee
throw hurl toss
attack assault ambush raid
steal loot pilfer burgle
win clinch
gun rifle pistol handgun revolver shotgun
vehicle car truck bus van lorry motorcycle taxi minibus
boat ferry yacht trawler dinghy
ship tanker freighter warship frigate destroyer
plane airliner jet airplane aeroplane aircraft
dog puppy terrier labrador sheepdog
parent mother father mum dad
child son daughter toddler
sibling brother sister
person man woman boy girl teenager pensioner
doctor surgeon cardiologist oncologist paediatrician pediatrician
soldier marine infantryman paratrooper
storm hurricane typhoon cyclone
disease cancer malaria cholera measles dengue tuberculosis
examine scrutinize scrutinise inspect analyze
huge colossal gigantic massive vast
shine glow gleam luminous radiant
proof evidence
house mansion bungalow cottage
walk stroll march trek hike
beat thrash rout
die drown
destroy obliterate flatten raze
shop supermarket boutique
school kindergarten
building skyscraper tower
`;
