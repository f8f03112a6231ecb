// English headlines that are not a single story, and the names of columns around headlines.
import type { PageWords } from '../../language';
import { englishRoutines } from './english-routines';

export const englishPages: PageWords = {
  roundups: [
    /\b(?:morning|midday|evening|nightly|daily|weekly|weekend|world|news) (?:briefing|brief|bulletin|digest|round-?up|rundown|recap|wrap(?:-?up)?|headlines|newsletter|report card)\b|\bnews highlights\b/i,
    /\b(?:top|today['’]s|this week['’]s|the week['’]s|latest) (?:stories|headlines|news)\b/i,
    /\b(?:week|day|month|year) in (?:review|pictures|photos)\b|\bnews quiz\b|\bfirst thing:|\bnewsletter$/i,
    /\bthings to know (?:today|this (?:morning|week))\b|^what we['’]re (?:reading|watching)\b|\bup first\b/i,
    /^(?:the )?(?:w?rap|wrap-?up|brief(?:ing)?|digest|download|rundown|round-?up|roundtable)\s*[:|–—-]\s|\s[|–—]\s(?:the )?(?:w?rap|wrap-?up|brief(?:ing)?|digest|rundown|round-?up)$/i,
    // A column named after its day covers several stories under one headline.
    /^(?:\p{Lu}\p{L}+ |\p{Lu}{2,})Today:\s/u,
    /\brecap:.*;|(?:[;；].*){2}|,\s+more$|\(podcast\)$/i,
  ],
  live: [
    /\blive (?:updates?|blog|coverage|news|stream)\b|\bas it happened\b|^live[:\s|]|\bwatch live\b|\bupdates?:|\blatest(?: updates?)?:|(?<!\bto )\blive:|\bnews:.*\band more$|[:,] (?:the )?latest (?:updates?|news)$/i,
  ],
  columns: [/^(?:opinion|analysis|fact check|watch|live)\s*[|:]/gi],
  marks: [
    'watch|video|slideshow|infographics?|graphics?|look|listen|with (?:photos|pictures|video)',
    'highlights|(?:photo )?gallery|(?:in )?(?:photos?|pictures)',
    'exclusive|updated?(?: \\d)?|wrapup(?: \\d)?|corrected|breaking(?: news)?|just ?in|developing|must[ -](?:read|see|watch)',
  ],
  before: [],
  behind: [
    /\s[-–—|]\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? \d{1,2}, \d{4}$/u,
  ],
  routines: englishRoutines,
};
