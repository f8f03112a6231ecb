// One happening reported by three publishers, written for these tests.
import type { Article } from '@/lib/newsroom/types';
import { hour, makeArticle, noon } from './make-article';

export function stormArticles(): Article[] {
  return [
    makeArticle({
      title: 'Storm Alma floods harbour district of Port Lasker - Harbour Post',
      source: 'Harbour Post',
      images: ['https://img.example/harbour.jpg', 'https://img.example/second.jpg'],
      paragraphs: [
        'PORT LASKER (AP) — Storm Alma flooded the harbour district of Port Lasker on Thursday and forced 4,200 people from their homes.',
        'The city opened eleven schools as shelters before dawn. Ferries to the outer islands stopped running at midnight, the port authority said.',
        'Read more: our live page follows the storm.',
        '“Nobody should go back before the power lines are checked,” Mayor Ines Calder told reporters at the town hall.',
        'Volunteers carried furniture out of the old fish market, where the water stood a metre deep by breakfast.',
        'Tram lines along the waterfront will stay closed until divers have looked at the quay wall.',
        'In 2009 a similar storm closed the port of Lasker for nine days and cost the city about 80 million dollars.',
      ],
    }),
    makeArticle({
      title: 'Thousands leave homes as Storm Alma hits Port Lasker',
      source: 'Island Radio',
      published_at: noon + hour,
      fetched_at: noon + 2 * hour,
      images: ["'https://img.example/radio.jpg'"],
      paragraphs: [
        'Storm Alma has forced 4,200 people in Port Lasker from their homes after it flooded the harbour district on Thursday.',
        'Engineers expect repairs to the main pumping station to take at least two days. Opposition leader Tomas Reyle criticized the council for having put off new pumps since 2019.',
        '“The council was warned three times,” Reyle said in a statement from his office.',
        'He said nothing else.',
      ],
    }),
    makeArticle({
      title: 'YOU WON’T BELIEVE what the storm did',
      source: 'Clicks Daily',
      published_at: noon + 2 * hour,
      fetched_at: noon + 3 * hour,
      paragraphs: [
        'The rail company suspended all trains between Port Lasker and the capital until Saturday evening.',
        'Would you have stayed? Subscribe to our newsletter for more pictures.',
      ],
    }),
  ];
}
